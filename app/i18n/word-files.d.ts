// The module that the build generates (scripts/word-files.ts).

interface ImportMetaEnv {
  readonly WORDS: string;
}
