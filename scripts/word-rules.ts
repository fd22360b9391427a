// Rules for words: one word for each idea (docs/WORDS.md), one form for figures and signs. Each row is proven by its own
// examples. A rule that would make one sentence worse names that sentence in `but`, with the reason.

type Language = "ro" | "en" | "hu" | "uk";

export type WordRule = {
  languages: readonly Language[];
  /** What no text contains. Placeholders are read as "{{}}", unless the rule names one. */
  never: RegExp;
  instead: string;
  /** A text that the rule refuses, and the same text as it should be. */
  wrong: string;
  right: string;
  /** The texts that the rule is for, by "namespace:key"; without it, all. */
  only?: RegExp;
  /** Texts that are right in spite of the rule: "namespace:key" and the reason. */
  but?: Readonly<Record<string, string>>;
};

const all: readonly Language[] = ["ro", "en", "hu", "uk"];
/** The start and the end of a word. \b knows no letters beside English ones. */
const START = String.raw`(?<!\p{L})`;
const END = String.raw`(?!\p{L})`;
const word = (alternatives: string) => new RegExp(`${START}(?:${alternatives})${END}`, "iu");

/** Messages of form fields. */
const FIELD_ERRORS = /^(?:domain-errors:field\.|content-contact:error\.|checkout:card\.issue\.)/;

export const wordRules: readonly WordRule[] = [
  // Figures and signs
  {
    languages: all,
    never: /(?:\d|\}\})[ \u00a0]%/,
    instead: "10%, without a space",
    wrong: "{{percent}} % din preț",
    right: "{{percent}}% din preț",
  },
  {
    languages: all,
    never: /\bfps\b/,
    instead: "FPS",
    wrong: "{{value}} fps",
    right: "{{value}} FPS",
  },
  {
    languages: all,
    never: /\{\{(?:days|months|years)\}\} \p{Ll}/u,
    instead: "a plural key with {{count}}, or a period that arrives with its unit",
    wrong: "în {{days}} zile",
    right: "în {{period}}",
    but: {
      "assistant:shop.return": "the value arrives with its unit",
      "assistant:shop.payment": "the value arrives with its unit",
      "assistant:shop.delivery": "the value arrives with its unit",
      "kit:warranty.labelled": "the value arrives with its unit",
      "assistant:shop.extended": "a constant of the shop, two years",
    },
  },
  {
    languages: ["uk"],
    never: / – |– | –/,
    instead: "the dash —",
    wrong: "карта – це",
    right: "карта — це",
  },
  {
    languages: ["ro", "en", "hu"],
    never: /—/,
    instead: "the dash –",
    wrong: "placa — cea mare",
    right: "placa – cea mare",
  },
  // E-mail
  { languages: ["en"], never: /\be-mail/i, instead: "email", wrong: "an e-mail", right: "an email" },
  {
    languages: ["ro", "hu"],
    never: /(?<![-\p{L}{])e?mail(?!\p{L}*\}\})/iu,
    instead: "e-mail",
    wrong: "un email",
    right: "un e-mail",
  },
  // One word each
  {
    languages: ["ro"],
    never: /(?:^|[.:] )Scrie(?!-)/u,
    instead: "Introdu",
    only: FIELD_ERRORS,
    wrong: "Scrie prenumele",
    right: "Introdu prenumele",
  },
  {
    languages: ["en"],
    never: /(?:^|[.:] )(?:Type|Write|Give|Fill in)(?!\p{L})/u,
    instead: "Enter",
    only: FIELD_ERRORS,
    wrong: "Write the city",
    right: "Enter the city",
  },
  {
    languages: ["ro"],
    never: /(?:e-mail|telefon) valabil/u,
    instead: "valid, validă",
    wrong: "o adresă de e-mail valabilă",
    right: "o adresă de e-mail validă",
  },
  {
    languages: ["ro"],
    never: word("poz[eaă]|pozele|pozelor|pozei"),
    instead: "fotografie",
    wrong: "Alege pozele",
    right: "Alege fotografiile",
  },
  {
    languages: ["ro"],
    never: /setări înalte/iu,
    instead: "setări ridicate",
    wrong: "setări înalte",
    right: "setări ridicate",
  },
  {
    languages: ["ro"],
    never: /calculato\p{L}+ de birou/iu,
    instead: "desktop",
    wrong: "piese de calculatoare de birou",
    right: "piese de desktop",
  },
  {
    languages: ["ro"],
    never: /(?:nota|starea?) \{\{grade\}\}/iu,
    instead: "gradul {{grade}}",
    wrong: "stare {{grade}}",
    right: "grad {{grade}}",
  },
  {
    languages: ["ro"],
    never: /link\p{L}* (?:nu )?(?:mai )?(?:este|e) bun/iu,
    instead: "valabil",
    wrong: "Linkul nu mai este bun",
    right: "Linkul nu mai este valabil",
  },
  {
    languages: ["en"],
    never: /link\p{L}* is (?:no longer )?good/iu,
    instead: "valid",
    wrong: "This link is no longer good",
    right: "This link is no longer valid",
  },
  { languages: ["hu"], never: /(?<!\p{L})bolt/iu, instead: "üzlet", wrong: "a boltban", right: "az üzletben" },
  { languages: ["hu"], never: word("segéd"), instead: "asszisztens", wrong: "A segéd", right: "Az asszisztens" },
  {
    languages: ["hu"],
    never: word("ill(?:ik|enek|enének|ene)"),
    instead: "kompatibilis",
    wrong: "Illik a gépéhez",
    right: "Kompatibilis a gépével",
  },
  {
    languages: ["uk"],
    never: word("об(?:рати|рали|рав|рано|ер(?:іть|ете|емо|е|уть|у)|ира\\p{L}+)"),
    instead: "вибрати",
    wrong: "Оберіть кулер",
    right: "Виберіть кулер",
  },
  {
    languages: ["uk"],
    never: /(?<!\p{L})(?:за)?бронюва/iu,
    instead: "резервування, зарезервувати",
    wrong: "час бронювання",
    right: "час резервування",
  },
  {
    languages: ["uk"],
    never: word("прибрати|прибрано|вилучити|вилучіть"),
    instead: "видалити",
    wrong: "Прибрати з кошика",
    right: "Видалити з кошика",
  },
  {
    languages: ["uk"],
    never: /хіт продажу(?!\p{L})/iu,
    instead: "хіт продажів",
    wrong: "Хіт продажу",
    right: "Хіт продажів",
  },
  // Money
  {
    languages: ["ro"],
    never:
      /(?:dăm|dau|trimitem|trimiși|primești|da) (?:banii )?înapoi (?:banii|suma)|bani(?:i)? (?:trimiși|dați) înapoi|bani returnați|se dau înapoi|înapoi la tine/iu,
    instead: "rambursa, rambursare",
    wrong: "Banii se dau înapoi",
    right: "Banii se rambursează",
  },
  {
    languages: ["en"],
    never: /give (?:\w+ ){0,3}back|money back|goes back to your|\}\} back to you|way back/iu,
    instead: "refund; for a parcel, return",
    wrong: "We give the money back",
    right: "We refund it",
    but: {
      "emails-trade-in:returned.subject": "a parcel, not money",
    },
  },
  {
    languages: ["hu"],
    never: /visszafizet/iu,
    instead: "visszatérít",
    wrong: "visszafizetjük az árat",
    right: "visszatérítjük az árat",
  },
  {
    languages: ["uk"],
    never: /(?<!\p{L})(?:поверн|поверт)\p{L}* (?:вам |суму |ваші )?грош/iu,
    instead: "повернути кошти",
    wrong: "Повернемо вам гроші",
    right: "Повернемо вам кошти",
  },
  // How people are addressed
  {
    languages: ["hu"],
    // A definite verb in the familiar form ends so; the exceptions are of the third person or no verbs.
    never:
      /(?<!\p{L})(?!(?:kezd|küzd|hdd|ssd)(?!\p{L}))(?:\p{L}*(?:zd|sd|dd|gyd)|(?:jelöl|pipál|próbál|tesztel|vár|ír|old|emel|csinál)d|add|válassz|ments|kérj|írj|adj|küldj|neked|nálad|veled|tőled|téged|hozzád|tudsz|látsz|kapsz|fizetsz|választasz|használsz|elmentesz|akarsz|leszel|neveddel)(?!\p{L})/iu,
    instead: "the formal form (Ön)",
    wrong: "Válaszd a futárt",
    right: "Válassza a futárt",
  },
  // Words of our own that no shop uses
  {
    languages: ["ro"],
    never: /pe față|la vedere|(?<!\p{L})banc(?:ul|ului)?(?: de probă)?(?!\p{L})|circuit/iu,
    instead: "what happened, in plain words (stand de test)",
    wrong: "măsurat la banc",
    right: "măsurat pe standul de test",
  },
  {
    languages: ["en"],
    never: /plain view|lit figure|circuit/iu,
    instead: "what happened, in plain words",
    wrong: "in plain view",
    right: "open",
  },
  {
    languages: ["uk"],
    never: /на видноті/iu,
    instead: "з відкритими результатами",
    wrong: "на видноті",
    right: "відкрито",
  },
  { languages: ["en"], never: /\btotal to pay\b/i, instead: "Total", wrong: "Total to pay", right: "Total" },
  { languages: ["en"], never: /\btill (?!\.)\w/i, instead: "until, by", wrong: "till Friday", right: "by Friday" },
];

/** The texts that buyers, sellers and programs read. The office still says some things in its own words. */
const PUBLIC = /^(?!office|dev)/;

/** The rules that a text breaks, as messages. `name`: its "namespace:key". */
export function wordFaults(language: Language, name: string, text: string): string[] {
  if (!PUBLIC.test(name)) return [];
  const bare = text.replaceAll(/\{\{(?!(?:days|months|years|grade)\}\})\w+\}\}/g, "{{}}");
  return wordRules
    .filter(
      ({ languages, never, only, but }) =>
        languages.includes(language) && (only?.test(name) ?? true) && !(but && name in but) && never.test(bare),
    )
    .map(({ never, instead }) => `has “${never.exec(bare)?.[0].trim()}”: write ${instead}`);
}
