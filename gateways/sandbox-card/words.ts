// The texts of the provider's own pages, in the buyer's language. The provider plays another company, so the texts are not the shop's.

import type { CardFieldIssue } from "../../shop/payments/card-form.ts";
import type { Decline, NewCardIntent } from "../../shop/payments/card-port.ts";

export type ProviderLanguage = NewCardIntent["language"];

type Words = {
  testMode: string;
  noMoney: string;
  payTitle: string;
  order: string;
  amount: string;
  cardNumber: string;
  cardName: string;
  expiryDate: string;
  expiryHint: string;
  cvv: string;
  cvvHint: string;
  pay: (amount: string) => string;
  backUnpaid: string;
  neverReal: string;
  testCards: string;
  anyDate: string;
  behaviour: Record<
    "authorise" | Decline | "challenge" | "authorise-slowly" | "fail" | "authorise-silently" | "lose-capture-answer",
    string
  >;
  error: string;
  checkFields: string;
  faults: Record<CardFieldIssue | "test-cards-only", string>;
  declines: Record<Decline, string>;
  providerError: string;
  paidTitle: string;
  paidText: string;
  cancelledTitle: string;
  cancelledText: string;
  back: string;
  challengeTitle: string;
  challengeText: (card: string) => string;
  code: string;
  codeHint: (code: string) => string;
  wrongCode: (left: number) => string;
  approve: string;
  deny: string;
  notFoundTitle: string;
  notFoundText: string;
  footer: string;
};

export const words: Record<ProviderLanguage, Words> = {
  ro: {
    testMode: "Mod de test",
    noMoney: "Nu se ia niciun ban. Folosește doar carduri de test.",
    payTitle: "Plata cu cardul",
    order: "Comanda",
    amount: "De plată",
    cardNumber: "Numărul cardului",
    cardName: "Numele de pe card",
    expiryDate: "Expiră la",
    expiryHint: "LL/AA",
    cvv: "Cod CVV",
    cvvHint: "3 sau 4 cifre",
    pay: (amount) => `Plătește ${amount}`,
    backUnpaid: "Înapoi la magazin fără să plătești",
    neverReal: "Cardurile reale sunt refuzate și nu se păstrează nicăieri.",
    testCards: "Carduri de test",
    anyDate: "Orice nume, orice dată viitoare, orice cod.",
    behaviour: {
      authorise: "plata reușește",
      declined: "banca refuză",
      "insufficient-funds": "fonduri insuficiente",
      "expired-card": "card expirat",
      "authentication-failed": "autentificare nereușită",
      challenge: "banca cere un cod (3-D Secure)",
      "authorise-slowly": "reușește după 5 secunde",
      fail: "eroare a procesatorului",
      "authorise-silently": "reușește, dar magazinul nu e anunțat",
      "lose-capture-answer": "reușește, dar răspunsul încasării se pierde",
    },
    error: "Eroare",
    checkFields: "Verifică datele cardului:",
    faults: {
      "number-length": "Numărul cardului are între 16 și 19 cifre.",
      "number-digits": "Numărul cardului are doar cifre.",
      "number-check": "Numărul cardului nu este corect. Verifică fiecare cifră.",
      "test-cards-only": "Acesta este un mediu de test: folosește unul dintre cardurile de test de mai jos.",
      "name-short": "Scrie numele de pe card, cel puțin 3 litere.",
      "expiry-format": "Data trebuie să fie în formatul LL/AA.",
      "expiry-past": "Cardul a expirat.",
      "cvv-length": "Codul CVV are 3 sau 4 cifre.",
    },
    declines: {
      declined: "Banca a refuzat plata. Încearcă din nou sau folosește alt card.",
      "insufficient-funds": "Fonduri insuficiente pe card. Încearcă alt card.",
      "expired-card": "Banca spune că acest card a expirat. Încearcă alt card.",
      "authentication-failed": "Banca nu a putut confirma că ești tu. Încearcă din nou sau folosește alt card.",
    },
    providerError: "A apărut o eroare la noi și plata nu s-a făcut. Mai încearcă o dată.",
    paidTitle: "Plata este făcută",
    paidText: "Poți închide această pagină sau te poți întoarce la magazin.",
    cancelledTitle: "Plata a fost anulată",
    cancelledText: "Pentru această comandă nu se mai poate plăti aici. Nu s-a luat niciun ban.",
    back: "Înapoi la magazin",
    challengeTitle: "Confirmă că ești tu",
    challengeText: (card) => `Banca ta vrea să se asigure că tu plătești cu cardul ${card}.`,
    code: "Codul primit prin SMS",
    codeHint: (code) => `Codul de test este ${code}.`,
    wrongCode: (left) =>
      left === 1 ? "Codul nu este corect. Mai ai o încercare." : `Codul nu este corect. Mai ai ${left} încercări.`,
    approve: "Confirmă plata",
    deny: "Nu eu am făcut această plată",
    notFoundTitle: "Această plată nu există",
    notFoundText: "Linkul este greșit sau incomplet. Întoarce-te la magazin și încearcă de acolo.",
    footer: "Sandbox Card, un procesator de plăți de test",
  },
  en: {
    testMode: "Test mode",
    noMoney: "No money is taken. Use test cards only.",
    payTitle: "Pay by card",
    order: "Order",
    amount: "To pay",
    cardNumber: "Card number",
    cardName: "Name on the card",
    expiryDate: "Expires",
    expiryHint: "MM/YY",
    cvv: "Security code (CVV)",
    cvvHint: "3 or 4 digits",
    pay: (amount) => `Pay ${amount}`,
    backUnpaid: "Back to the shop without paying",
    neverReal: "Real cards are refused and kept nowhere.",
    testCards: "Test cards",
    anyDate: "Any name, any future date, any code.",
    behaviour: {
      authorise: "payment succeeds",
      declined: "the bank declines",
      "insufficient-funds": "insufficient funds",
      "expired-card": "expired card",
      "authentication-failed": "authentication fails",
      challenge: "the bank asks for a code (3-D Secure)",
      "authorise-slowly": "succeeds after 5 seconds",
      fail: "provider error",
      "authorise-silently": "succeeds, but the shop is never told",
      "lose-capture-answer": "succeeds, but the capture's answer is lost",
    },
    error: "Error",
    checkFields: "Check the card details:",
    faults: {
      "number-length": "A card number has 16 to 19 digits.",
      "number-digits": "A card number has digits only.",
      "number-check": "The card number is not right. Check each digit.",
      "test-cards-only": "This is a sandbox: use one of the test cards below.",
      "name-short": "Type the name on the card, at least 3 letters.",
      "expiry-format": "The date must be in the format MM/YY.",
      "expiry-past": "The card has expired.",
      "cvv-length": "The security code has 3 or 4 digits.",
    },
    declines: {
      declined: "The bank declined the payment. Try again or use another card.",
      "insufficient-funds": "Insufficient funds on the card. Try another one.",
      "expired-card": "The bank says that this card has expired. Try another one.",
      "authentication-failed": "The bank could not confirm that it is you. Try again or use another card.",
    },
    providerError: "Something went wrong on our side and the payment did not happen. Please try again.",
    paidTitle: "Payment done",
    paidText: "You can close this page or go back to the shop.",
    cancelledTitle: "Payment cancelled",
    cancelledText: "This order can no longer be paid here. No money was taken.",
    back: "Back to the shop",
    challengeTitle: "Confirm that it is you",
    challengeText: (card) => `Your bank wants to make sure that it is you paying with the card ${card}.`,
    code: "Code from the text message",
    codeHint: (code) => `The test code is ${code}.`,
    wrongCode: (left) =>
      left === 1
        ? "The code is not right. You have one try left."
        : `The code is not right. You have ${left} tries left.`,
    approve: "Approve the payment",
    deny: "This payment is not mine",
    notFoundTitle: "There is no such payment",
    notFoundText: "The link is wrong or incomplete. Go back to the shop and try from there.",
    footer: "Sandbox Card, a test payment provider",
  },
  hu: {
    testMode: "Teszt üzemmód",
    noMoney: "Nem vonunk le pénzt. Csak tesztkártyát használjon.",
    payTitle: "Fizetés kártyával",
    order: "Rendelés",
    amount: "Fizetendő",
    cardNumber: "Kártyaszám",
    cardName: "A kártyán szereplő név",
    expiryDate: "Lejárat",
    expiryHint: "HH/ÉÉ",
    cvv: "CVV-kód",
    cvvHint: "3 vagy 4 számjegy",
    pay: (amount) => `${amount} fizetése`,
    backUnpaid: "Vissza az üzletbe fizetés nélkül",
    neverReal: "A valódi kártyákat elutasítjuk, és sehol sem tároljuk.",
    testCards: "Tesztkártyák",
    anyDate: "Bármilyen név, jövőbeli dátum és kód megfelel.",
    behaviour: {
      authorise: "a fizetés sikeres",
      declined: "a bank elutasítja",
      "insufficient-funds": "nincs elég fedezet",
      "expired-card": "lejárt kártya",
      "authentication-failed": "sikertelen azonosítás",
      challenge: "a bank kódot kér (3-D Secure)",
      "authorise-slowly": "5 másodperc után sikeres",
      fail: "szolgáltatói hiba",
      "authorise-silently": "sikeres, de az üzlet nem kap értesítést",
      "lose-capture-answer": "sikeres, de a beszedés válasza elvész",
    },
    error: "Hiba",
    checkFields: "Ellenőrizze a kártya adatait:",
    faults: {
      "number-length": "A kártyaszám 16–19 számjegyből áll.",
      "number-digits": "A kártyaszám csak számjegyekből áll.",
      "number-check": "A kártyaszám hibás. Ellenőrizze minden számjegyét.",
      "test-cards-only": "Ez tesztkörnyezet: használja az alábbi tesztkártyák egyikét.",
      "name-short": "Írja be a kártyán szereplő nevet, legalább 3 betűvel.",
      "expiry-format": "A dátum formátuma HH/ÉÉ legyen.",
      "expiry-past": "A kártya lejárt.",
      "cvv-length": "A CVV-kód 3 vagy 4 számjegyből áll.",
    },
    declines: {
      declined: "A bank elutasította a fizetést. Próbálja újra, vagy használjon másik kártyát.",
      "insufficient-funds": "Nincs elég fedezet a kártyán. Próbáljon másik kártyát.",
      "expired-card": "A bank szerint ez a kártya lejárt. Próbáljon másik kártyát.",
      "authentication-failed": "A bank nem tudta azonosítani Önt. Próbálja újra, vagy használjon másik kártyát.",
    },
    providerError: "Hiba történt nálunk, a fizetés nem ment végbe. Kérjük, próbálja újra.",
    paidTitle: "A fizetés megtörtént",
    paidText: "Bezárhatja ezt az oldalt, vagy visszatérhet az üzletbe.",
    cancelledTitle: "A fizetést visszavonták",
    cancelledText: "Ezt a rendelést itt már nem lehet kifizetni. Nem vontunk le pénzt.",
    back: "Vissza az üzletbe",
    challengeTitle: "Erősítse meg, hogy Ön fizet",
    challengeText: (card) => `Bankja meg szeretne győződni arról, hogy Ön fizet ezzel a kártyával: ${card}.`,
    code: "Az SMS-ben kapott kód",
    codeHint: (code) => `A tesztkód: ${code}.`,
    wrongCode: (left) =>
      left === 1 ? "A kód hibás. Még egyszer próbálkozhat." : `A kód hibás. Még ${left} alkalommal próbálkozhat.`,
    approve: "Fizetés jóváhagyása",
    deny: "Ezt a fizetést nem én indítottam",
    notFoundTitle: "Nincs ilyen fizetés",
    notFoundText: "A hivatkozás hibás vagy hiányos. Térjen vissza az üzletbe, és próbálja újra onnan.",
    footer: "Sandbox Card, tesztcélú fizetési szolgáltató",
  },
  uk: {
    testMode: "Тестовий режим",
    noMoney: "Гроші не списуються. Використовуйте лише тестові картки.",
    payTitle: "Оплата карткою",
    order: "Замовлення",
    amount: "До сплати",
    cardNumber: "Номер картки",
    cardName: "Ім’я на картці",
    expiryDate: "Дійсна до",
    expiryHint: "ММ/РР",
    cvv: "Код CVV",
    cvvHint: "3 або 4 цифри",
    pay: (amount) => `Сплатити ${amount}`,
    backUnpaid: "Повернутися до магазину без оплати",
    neverReal: "Справжні картки відхиляються і ніде не зберігаються.",
    testCards: "Тестові картки",
    anyDate: "Будь-яке ім’я, майбутня дата й код.",
    behaviour: {
      authorise: "оплата успішна",
      declined: "банк відхиляє",
      "insufficient-funds": "недостатньо коштів",
      "expired-card": "термін дії картки минув",
      "authentication-failed": "підтвердження не вдалося",
      challenge: "банк просить код (3-D Secure)",
      "authorise-slowly": "успішна через 5 секунд",
      fail: "збій у провайдера",
      "authorise-silently": "успішна, але магазин не отримує сповіщення",
      "lose-capture-answer": "успішна, але відповідь про списання губиться",
    },
    error: "Помилка",
    checkFields: "Перевірте дані картки:",
    faults: {
      "number-length": "Номер картки має від 16 до 19 цифр.",
      "number-digits": "Номер картки складається лише з цифр.",
      "number-check": "Номер картки неправильний. Перевірте кожну цифру.",
      "test-cards-only": "Це тестове середовище: скористайтеся однією з тестових карток нижче.",
      "name-short": "Введіть ім’я з картки, щонайменше 3 літери.",
      "expiry-format": "Дата має бути у форматі ММ/РР.",
      "expiry-past": "Термін дії картки минув.",
      "cvv-length": "Код CVV має 3 або 4 цифри.",
    },
    declines: {
      declined: "Банк відхилив оплату. Спробуйте ще раз або скористайтеся іншою карткою.",
      "insufficient-funds": "На картці недостатньо коштів. Спробуйте іншу.",
      "expired-card": "За даними банку, термін дії цієї картки минув. Спробуйте іншу.",
      "authentication-failed": "Банк не зміг підтвердити, що це ви. Спробуйте ще раз або скористайтеся іншою карткою.",
    },
    providerError: "У нас стався збій, оплата не пройшла. Спробуйте ще раз.",
    paidTitle: "Оплату здійснено",
    paidText: "Можете закрити цю сторінку або повернутися до магазину.",
    cancelledTitle: "Оплату скасовано",
    cancelledText: "Це замовлення тут уже не можна оплатити. Гроші не списано.",
    back: "Повернутися до магазину",
    challengeTitle: "Підтвердьте, що це ви",
    challengeText: (card) => `Ваш банк хоче переконатися, що саме ви платите карткою ${card}.`,
    code: "Код із SMS",
    codeHint: (code) => `Тестовий код: ${code}.`,
    wrongCode: (left) =>
      left === 1 ? "Код неправильний. Залишилася одна спроба." : `Код неправильний. Залишилося спроб: ${left}.`,
    approve: "Підтвердити оплату",
    deny: "Це не моя оплата",
    notFoundTitle: "Такої оплати немає",
    notFoundText: "Посилання неправильне або неповне. Поверніться до магазину й спробуйте звідти.",
    footer: "Sandbox Card, тестовий платіжний провайдер",
  },
};
