// What the build tells the application (scripts/word-files.ts).

interface ImportMetaEnv {
  readonly WORDS: string;
}
