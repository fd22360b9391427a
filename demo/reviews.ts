// The three testimonials of the home page (spec 1), until verified orders bring their own.
// Invariant: they are labelled as samples; the people are invented.

export type SampleReview = {
  id: string;
  role: "buyer" | "seller";
  author: string;
  initials: string;
  quote: { ro: string; en: string; hu: string; uk: string };
};

export const demoReviews: readonly SampleReview[] = [
  {
    id: "andrei",
    role: "buyer",
    author: "Andrei M.",
    initials: "AM",
    quote: {
      ro: "Am văzut câte FPS scoate în CS2 înainte să-l comand și exact atât am și acasă. A venit curat, cu pastă termică nouă și cu rezultatele testelor în cutie.",
      en: "I saw how many FPS it gets in CS2 before I ordered, and that is exactly what I get at home. It arrived clean, with fresh thermal paste and its test results in the box.",
      hu: "Már rendelés előtt láttam, hány FPS-t tud CS2-ben, és otthon is pontosan ennyit kapok. Tisztán érkezett, friss hővezető pasztával, a teszteredmények pedig ott voltak a dobozban.",
      uk: "Ще до замовлення я бачив, скільки FPS він видає в CS2, і вдома маю рівно стільки ж. Приїхав чистий, зі свіжою термопастою та результатами тестів у коробці.",
    },
  },
  {
    id: "ioana",
    role: "seller",
    author: "Ioana P.",
    initials: "IP",
    quote: {
      ro: "Mi-am vândut PC-ul vechi într-o seară: am ales piesele, am pus trei poze și am primit oferta pe loc, explicată rând cu rând. După testare suma a rămas aceeași.",
      en: "I sold my old PC in one evening: I picked the parts, added three photos and got an offer at once, explained line by line. After testing, the sum stayed the same.",
      hu: "Egy este alatt eladtam a régi gépemet: kiválasztottam az alkatrészeket, feltöltöttem három képet, és azonnal kaptam egy soronként levezetett ajánlatot. A bevizsgálás után sem változott az összeg.",
      uk: "Я продала старий комп’ютер за один вечір: обрала комплектуючі, додала три фото й одразу отримала пропозицію з поясненням кожного рядка. Після перевірки сума не змінилася.",
    },
  },
  {
    id: "zsolt",
    role: "buyer",
    author: "Zsolt K.",
    initials: "ZK",
    quote: {
      ro: "După două luni a cedat un modul de RAM. Am scris două rânduri din pagina comenzii și în patru zile aveam altul, fără discuții.",
      en: "After two months one RAM module gave up. I wrote two lines from the page of the order, and four days later I had another one, no questions asked.",
      hu: "Két hónap után az egyik RAM-modul megadta magát. Írtam két sort a rendelés oldaláról, és négy nap múlva szó nélkül kaptam egy másikat.",
      uk: "За два місяці вийшов з ладу один модуль пам’яті. Я написав два рядки зі сторінки замовлення, і за чотири дні без зайвих питань мав новий.",
    },
  },
];
