// Amounts in sentences, with the value that a reader of the four languages gives them: 453 forms.
// In each row: the text, its currency, the lower and the upper end (in whole units, an empty end is open), and what else is said of it.

/** Written without knowledge of the reader, by somebody who had not seen it. */
export const outsideForms = `
  3,500 RON | RON | 3500..3500
  RON 3,500 | RON | 3500..3500
  3.500 lei | RON | 3500..3500
  3500lei | RON | 3500..3500
  3 500 lei | RON | 3500..3500
  3 500,50 lei | RON | 3500.5..3500.5
  3,500.00 RON | RON | 3500..3500
  3.500,00 RON | RON | 3500..3500
  1.234.567 lei | RON | 1234567..1234567
  19,99 lei | RON | 19.99..19.99
  19.99 lei | RON | 19.99..19.99
  lei 250 | RON | 250..250
  PC for CS2 under 3,500 RON | RON | ..3500
  gaming pc max 4k ron | RON | ..4000
  my budget is 3.5k lei | RON | 3500..3500
  something around 2,000 lei | RON | 2000..2000 | about
  about 1.5k RON please | RON | 1500..1500 | about
  between 2000 and 3000 lei | RON | 2000..3000
  from 2,000 to 3,500 RON | RON | 2000..3500
  2000-3000 lei | RON | 2000..3000
  2k-3k lei | RON | 2000..3000
  2-3k lei | RON | 2000..3000
  at least 1500 RON | RON | 1500..
  no more than 5,000 lei | RON | ..5000
  up to six thousand lei | RON | ..6000
  five hundred lei | RON | 500..500
  two and a half thousand lei | RON | 2500..2500
  twelve hundred lei | RON | 1200..1200
  less than 900 RON | RON | ..900
  over 10,000 lei | RON | 10000..
  700 euros | EUR | 700..700
  €700 | EUR | 700..700
  700€ | EUR | 700..700
  EUR 1,200.50 | EUR | 1200.5..1200.5
  $800 | USD | 800..800
  800 usd | USD | 800..800
  under 600 eur | EUR | ..600
  250 RON each | RON | 250..250 | per piece
  2 x 250 lei | RON | 250..250 | per piece
  1500 RON or less | RON | ..1500
  4000 ron tops | RON | ..4000
  sub 1,5 mii lei | RON | ..1500
  sub 3000 lei | RON | ..3000
  sub 3.000 de lei | RON | ..3000
  maxim 4500 | RON | ..4500
  max. 4.500,00 lei | RON | ..4500
  până în 2500 lei | RON | ..2500
  pana in 2500 | RON | ..2500
  pînă la 3 mii de lei | RON | ..3000
  cel mult 3500 lei | RON | ..3500
  nu mai mult de 2.800 lei | RON | ..2800
  peste 2000 lei | RON | 2000..
  minim 1000 lei | RON | 1000..
  cel puțin 1.000 lei | RON | 1000..
  între 2000 și 3000 lei | RON | 2000..3000
  intre 2 si 3 mii | RON | 2000..3000
  de la 1500 la 2500 lei | RON | 1500..2500
  2-3 mii lei | RON | 2000..3000
  2000–2500 lei | RON | 2000..2500
  2.000 - 2.500 lei | RON | 2000..2500
  cam 3000 lei | RON | 3000..3000 | about
  vreo 2 mii | RON | 2000..2000 | about
  în jur de 2500 lei | RON | 2500..2500 | about
  aprox. 1800 lei | RON | 1800..1800 | about
  ~1800 lei | RON | 1800..1800 | about
  două mii cinci sute de lei | RON | 2500..2500
  doua mii si jumatate | RON | 2500..2500
  două mii și jumătate de lei | RON | 2500..2500
  o mie de lei | RON | 1000..1000
  o mie două sute lei | RON | 1200..1200
  trei mii lei | RON | 3000..3000
  cinci sute lei | RON | 500..500
  1 mie lei | RON | 1000..1000
  1000 de roni | RON | 1000..1000
  50 de lei bucata | RON | 50..50 | per piece
  50 lei/buc | RON | 50..50 | per piece
  am un buget de 3500 | RON | 3500..3500
  buget 3500-4000 ron | RON | 3500..4000
  500 de euro | EUR | 500..500
  sub 500 euro | EUR | ..500
  o sută de euro | EUR | 100..100
  300 euroi | EUR | 300..300
  20 mii lei | RON | 20000..20000
  2,5 mii | RON | 2500..2500
  2.5 mii lei | RON | 2500..2500
  3000 lei fix | RON | 3000..3000
  3500 lejért | RON | 3500..3500
  3500 lej alatt | RON | ..3500
  3 500 lej | RON | 3500..3500
  legfeljebb 4000 lej | RON | ..4000
  maximum 4 ezer lej | RON | ..4000
  2 és 3 ezer lej között | RON | 2000..3000
  2000 és 3000 lej között | RON | 2000..3000
  2000-től 3000 lejig | RON | 2000..3000
  ötszáz euró | EUR | 500..500
  kétezer lej | RON | 2000..2000
  kétezer-ötszáz lej | RON | 2500..2500
  másfél ezer lej | RON | 1500..1500
  háromezer lejig | RON | ..3000
  legalább 1500 lej | RON | 1500..
  kb. 2500 lej | RON | 2500..2500 | about
  körülbelül 3000 lej | RON | 3000..3000 | about
  3000 lej körül | RON | 3000..3000 | about
  150 000 Ft | HUF | 150000..150000
  150 ezer forint | HUF | 150000..150000
  150e Ft alatt | HUF | ..150000
  1,5 ezer lej | RON | 1500..1500
  ezer lej | RON | 1000..1000
  darabja 200 lej | RON | 200..200 | per piece
  3000 lej felett | RON | 3000..
  до 3000 лей | RON | ..3000
  до 3 тисяч лей | RON | ..3000
  не більше 4 500 лей | RON | ..4500
  від 2000 до 3000 лей | RON | 2000..3000
  від 2 до 3 тисяч лей | RON | 2000..3000
  2-3 тис. лей | RON | 2000..3000
  близько 2500 лей | RON | 2500..2500 | about
  приблизно 2 тисячі лей | RON | 2000..2000 | about
  пів тисячі лей | RON | 500..500
  півтори тисячі лей | RON | 1500..1500
  дві з половиною тисячі лей | RON | 2500..2500
  дві тисячі п'ятсот лей | RON | 2500..2500
  тисяча лей | RON | 1000..1000
  п’ятсот євро | EUR | 500..500
  не менше 1500 лей | RON | 1500..
  дешевше 2000 лей | RON | ..2000
  понад 5000 лей | RON | 5000..
  15 000 грн | UAH | 15000..15000
  15 тис грн | UAH | 15000..15000
  до 20 тисяч гривень | UAH | ..20000
  500 євро | EUR | 500..500
  200 лей за штуку | RON | 200..200 | per piece
  бюджет 3500 лей | RON | 3500..3500
`;

/** Written with the reader, form by form. */
export const ownForms = `
  3,500 lei | RON | 3500..3500
  RON3,500 | RON | 3500..3500
  ron 3500 | RON | 3500..3500
  3500 RON | RON | 3500..3500
  3'500 RON | RON | 3500..3500
  3’500 lei | RON | 3500..3500
  3,500.50 RON | RON | 3500.5..3500.5
  3.500,5 lei | RON | 3500.5..3500.5
  1,234,567 RON | RON | 1234567..1234567
  12,345 lei | RON | 12345..12345
  12.345,67 lei | RON | 12345.67..12345.67
  0,50 lei | RON | 0.5..0.5
  3,50 lei | RON | 3.5..3.5
  3.5 lei | RON | 3.5..3.5
  1 234 567,89 lei | RON | 1234567.89..1234567.89
  3 500 lei | RON | 3500..3500
  3500,- lei | RON | 3500..3500
  3500.- RON | RON | 3500..3500
  3.5k RON | RON | 3500..3500
  3,5k lei | RON | 3500..3500
  3.5 k lei | RON | 3500..3500
  3k5 lei | RON | 3500..3500
  10k ron | RON | 10000..10000
  3K RON | RON | 3000..3000
  5 grand in lei | RON | 5000..5000
  under 2.5 grand | RON | ..2500
  1.5 thousand lei | RON | 1500..1500
  one and a half thousand lei | RON | 1500..1500
  three thousand five hundred lei | RON | 3500..3500
  three thousand and five hundred lei | RON | 3500..3500
  a thousand lei | RON | 1000..1000
  one thousand lei | RON | 1000..1000
  a hundred lei | RON | 100..100
  half a thousand lei | RON | 500..500
  twenty-five hundred lei | RON | 2500..2500
  two hundred and fifty lei | RON | 250..250
  two hundred fifty lei each | RON | 250..250 | per piece
  ninety nine lei | RON | 99..99
  a couple of thousand lei | RON | 2000..2000
  five thousand bucks | USD | 5000..5000
  fifteen hundred RON max | RON | ..1500
  below 2,500 RON | RON | ..2500
  not more than 2500 lei | RON | ..2500
  less than 2k lei | RON | ..2000
  cheaper than 1,800 RON | RON | ..1800
  within 3,000 RON | RON | ..3000
  max 3,999.99 RON | RON | ..3999.99
  maximum of 4000 RON | RON | ..4000
  budget: 3,500 | RON | 3500..3500
  budget is 3500 RON | RON | 3500..3500
  my budget is around 3,000 RON | RON | 3000..3000 | about
  a budget of 2,750 lei | RON | 2750..2750
  I can spend 4000 lei | RON | 4000..4000
  roughly 2,200 RON | RON | 2200..2200 | about
  approx. 2200 ron | RON | 2200..2200 | about
  ~2,200 RON | RON | 2200..2200 | about
  2200 RON or so | RON | 2200..2200 | about
  2,000-2,500 RON | RON | 2000..2500
  2,000 to 2,500 RON | RON | 2000..2500
  2,000 RON to 2,500 RON | RON | 2000..2500
  between 2 and 3 thousand RON | RON | 2000..3000
  between 1.5k and 2k RON | RON | 1500..2000
  from 1500 up to 2000 lei | RON | 1500..2000
  anywhere between 900 and 1,200 RON | RON | 900..1200
  2–3k lei | RON | 2000..3000
  2-3.5k lei | RON | 2000..3500
  2,5-3k RON | RON | 2500..3000
  500-1k lei | RON | 500..1000
  3000 or 3500 lei | RON | 3000..3500
  3000 RON and up | RON | 3000..
  3000 lei or more | RON | 3000..
  3000+ lei | RON | 3000..
  at least 2,000 RON | RON | 2000..
  more than 1000 lei | RON | 1000..
  no less than 1500 RON | RON | 1500..
  starting at 1,200 RON | RON | 1200..
  from 1200 RON | RON | 1200..
  over 2k lei | RON | 2000..
  >= 2000 lei | RON | 2000..
  <= 2000 lei | RON | ..2000
  < 3000 lei | RON | ..3000
  ≤ 3000 lei | RON | ..3000
  250 RON apiece | RON | 250..250 | per piece
  250 RON per piece | RON | 250..250 | per piece
  3 x 99,50 lei | RON | 99.5..99.5 | per piece
  5 pcs at 1000 lei each | RON | 1000..1000 | per piece
  € 700 | EUR | 700..700
  700 € | EUR | 700..700
  700 EUR | EUR | 700..700
  700eur | EUR | 700..700
  under €600 | EUR | ..600
  €1,200 | EUR | 1200..1200
  1.200 € | EUR | 1200..1200
  US 500 dollars | USD | 500..500
  500$ | USD | 500..500
  $1,299.99 | USD | 1299.99..1299.99
  $500-$700 | USD | 500..700
  €500 to €700 | EUR | 500..700
  £500 | GBP | 500..500
  600 quid | GBP | 600..600
  500 pounds | GBP | 500..500
  800 CHF | CHF | 800..800
  2000 zł | PLN | 2000..2000
  2000 lei moldovenești | MDL | 2000..2000
  sub 2.500 lei | RON | ..2500
  sub 2500 | RON | ..2500
  pc sub 2500 de lei | RON | ..2500
  sub 2,5 mii | RON | ..2500
  sub două mii | RON | ..2000
  sub o mie cinci sute de lei | RON | ..1500
  pana la 1800 | RON | ..1800
  până la 1.800 RON | RON | ..1800
  până la două mii cinci sute | RON | ..2500
  pana in 3 mii | RON | ..3000
  max 2k lei | RON | ..2000
  maximum 2 mii | RON | ..2000
  maxim o mie opt sute | RON | ..1800
  nu mai mult de trei mii | RON | ..3000
  mai puțin de 2000 lei | RON | ..2000
  mai ieftin de 1500 lei | RON | ..1500
  nu peste 2000 de lei | RON | ..2000
  2000 lei maxim | RON | ..2000
  2000 de lei cel mult | RON | ..2000
  1500 lei sau mai puțin | RON | ..1500
  minim 2 mii | RON | 2000..
  peste o mie de lei | RON | 1000..
  mai mult de 2000 lei | RON | 2000..
  de la 1500 lei | RON | 1500..
  începând de la 1500 lei | RON | 1500..
  2000 lei în sus | RON | 2000..
  nu mai puțin de 1500 lei | RON | 1500..
  între 1500 și 2000 | RON | 1500..2000
  între o mie și două mii de lei | RON | 1000..2000
  între două mii și trei mii cinci sute lei | RON | 2000..3500
  intre 1,5 si 2 mii lei | RON | 1500..2000
  cuprins între 2.000 și 2.500 lei | RON | 2000..2500
  de la 2 la 3 mii | RON | 2000..3000
  de la 2000 până la 2500 lei | RON | 2000..2500
  1500 - 2000 lei | RON | 1500..2000
  1500-2000 | RON | 1500..2000
  2–3 mii | RON | 2000..3000
  3-3500 lei | RON | 3000..3500
  2000 lei - 2500 lei | RON | 2000..2500
  3000 sau 3500 lei | RON | 3000..3500
  cam 2 mii de lei | RON | 2000..2000 | about
  cam pe la 2000 lei | RON | 2000..2000 | about
  cam până la 3000 lei | RON | ..3000 | about
  circa 2.200 lei | RON | 2200..2200 | about
  aproximativ 2200 lei | RON | 2200..2200 | about
  vreo trei mii de lei | RON | 3000..3000 | about
  în jur de o mie | RON | 1000..1000 | about
  trei mii cinci sute de lei | RON | 3500..3500
  o mie opt sute lei | RON | 1800..1800
  două sute cincizeci de lei | RON | 250..250
  două sute cincizeci și cinci lei | RON | 255..255
  o sută lei | RON | 100..100
  nouăzeci și nouă de lei | RON | 99..99
  douăzeci de mii de lei | RON | 20000..20000
  o mie și jumătate | RON | 1500..1500
  jumătate de mie de lei | RON | 500..500
  2 mii 500 lei | RON | 2500..2500
  2 mii cinci sute | RON | 2500..2500
  5 sute lei | RON | 500..500
  unșpe mii lei | RON | 11000..11000
  doișpe mii lei | RON | 12000..12000
  100 lei/bucată | RON | 100..100 | per piece
  1500 lei bucata | RON | 1500..1500 | per piece
  câte 200 de lei | RON | 200..200 | per piece
  1500 lei de bucată | RON | 1500..1500 | per piece
  buget: 4.000 lei | RON | 4000..4000
  buget de 2500 | RON | 2500..2500
  bugetul meu e 3000 | RON | 3000..3000
  am 2500 de lei | RON | 2500..2500
  am bani 2000 | RON | 2000..2000
  preț 1200 | RON | 1200..1200
  600 de euro | EUR | 600..600
  șase sute de euro | EUR | 600..600
  sub 700€ | EUR | ..700
  între 400 și 500 euro | EUR | 400..500
  500-600 eur | EUR | 500..600
  o mie de dolari | USD | 1000..1000
  cinci sute de dolari | USD | 500..500
  3500 lej | RON | 3500..3500
  3.500 lej | RON | 3500..3500
  3500 lejig | RON | ..3500
  3500-ig | RON | ..3500
  3000 lejes | RON | 3000..3000
  3000 lejből | RON | 3000..3000
  3000 RON-ig | RON | ..3000
  2500 lej alatti | RON | ..2500
  legfeljebb 2500 | RON | ..2500
  nem több mint 2500 lej | RON | ..2500
  maximum kétezer lej | RON | ..2000
  max. 2,5 ezer lej | RON | ..2500
  kétezerig | RON | ..2000
  háromezer-ötszáz lej | RON | 3500..3500
  háromezerötszáz lej | RON | 3500..3500
  ezerötszáz lej | RON | 1500..1500
  ezernyolcszáz lej | RON | 1800..1800
  trei mii jumate de lei | RON | 3500..3500
  buget 3 mii jumate | RON | 3500..3500
  o mie jumătate lei | RON | 1500..1500
  2000~3000 lei | RON | 2000..3000
  2000…3000 lei | RON | 2000..3000
  2000...3000 lei | RON | 2000..3000
  3000 lejnél olcsóbb | RON | ..3000
  olcsó pc, 3000 lejnél nem drágább | RON | ..3000
  3000 lejnél drágább | RON | 3000..
  háromezer lejnél kevesebb | RON | ..3000
  huszonötezer lej | RON | 25000..25000
  kétszázötven lej | RON | 250..250
  két és fél ezer lej | RON | 2500..2500
  másfélezer lej | RON | 1500..1500
  fél ezer lej | RON | 500..500
  száz lej | RON | 100..100
  3 ezer lej | RON | 3000..3000
  2-3 ezer lej | RON | 2000..3000
  2 és 3 ezer között | RON | 2000..3000
  2000 és 3000 között | RON | 2000..3000
  kétezer és háromezer lej között | RON | 2000..3000
  2000 lejtől 3000 lejig | RON | 2000..3000
  2000-3000 lej között | RON | 2000..3000
  1500-2000 lej | RON | 1500..2000
  minimum 1500 lej | RON | 1500..
  legalább kétezer lej | RON | 2000..
  több mint 2000 lej | RON | 2000..
  2000 lej fölött | RON | 2000..
  2000 lejtől | RON | 2000..
  kb. 2 ezer lej | RON | 2000..2000 | about
  nagyjából 2000 lej | RON | 2000..2000 | about
  kábé 2000 lej | RON | 2000..2000 | about
  2000 körül | RON | 2000..2000 | about
  3000 lej körüli | RON | 3000..3000 | about
  a keretem 3500 lej | RON | 3500..3500
  200 lej darabja | RON | 200..200 | per piece
  200 lej/db | RON | 200..200 | per piece
  darabonként 200 lej | RON | 200..200 | per piece
  500 euró | EUR | 500..500
  500 euróig | EUR | ..500
  500 euró alatt | EUR | ..500
  ötszáz euróért | EUR | 500..500
  200 ezer forint | HUF | 200000..200000
  200e forint | HUF | 200000..200000
  150.000 Ft | HUF | 150000..150000
  150000 Ft-ig | HUF | ..150000
  300 000,- Ft | HUF | 300000..300000
  másfél millió forint | HUF | 1500000..1500000
  500 dollár | USD | 500..500
  3500 лей | RON | 3500..3500
  3 500 лей | RON | 3500..3500
  3.500,00 леїв | RON | 3500..3500
  3,5 тис лей | RON | 3500..3500
  3,5 тисячі лей | RON | 3500..3500
  3к лей | RON | 3000..3000
  2-3к лей | RON | 2000..3000
  до 2500 | RON | ..2500
  до двох тисяч лей | RON | ..2000
  до двох з половиною тисяч | RON | ..2500
  до п'яти тисяч лей | RON | ..5000
  до 6 тисяч | RON | ..6000
  не більше ніж 3000 лей | RON | ..3000
  не дорожче 2000 лей | RON | ..2000
  дешевше ніж 1500 лей | RON | ..1500
  менше 2000 лей | RON | ..2000
  максимум 4 тис. | RON | ..4000
  макс. 4000 лей | RON | ..4000
  3000 лей максимум | RON | ..3000
  в межах 3000 лей | RON | ..3000
  від 1500 лей | RON | 1500..
  понад дві тисячі лей | RON | 2000..
  більше 2000 лей | RON | 2000..
  щонайменше 1500 лей | RON | 1500..
  мінімум 2 тисячі лей | RON | 2000..
  3000 лей і вище | RON | 3000..
  від 2 до 3 тисяч | RON | 2000..3000
  від двох до трьох тисяч лей | RON | 2000..3000
  між 2000 і 3000 лей | RON | 2000..3000
  між двома і трьома тисячами лей | RON | 2000..3000
  2000–3000 лей | RON | 2000..3000
  2-3 тисячі | RON | 2000..3000
  4-5 тисяч лей | RON | 4000..5000
  тисяча двісті лей | RON | 1200..1200
  тисячу двісті лей | RON | 1200..1200
  дві тисячі вісімсот лей | RON | 2800..2800
  три тисячі лей | RON | 3000..3000
  двадцять п'ять тисяч лей | RON | 25000..25000
  двісті п’ятдесят лей | RON | 250..250
  сто лей | RON | 100..100
  півтисячі лей | RON | 500..500
  пів тисячі | RON | 500..500
  півтори тисячі | RON | 1500..1500
  близько трьох тисяч лей | RON | 3000..3000 | about
  десь 2500 лей | RON | 2500..2500 | about
  орієнтовно 2000 лей | RON | 2000..2000 | about
  біля 3000 лей | RON | 3000..3000 | about
  по 200 лей | RON | 200..200 | per piece
  200 лей/шт | RON | 200..200 | per piece
  200 лей за шт. | RON | 200..200 | per piece
  бюджет до 3000 лей | RON | ..3000
  бюджет: 3000 | RON | 3000..3000
  бюджет близько 3 тисяч лей | RON | 3000..3000 | about
  500 євро | EUR | 500..500
  до 600 євро | EUR | ..600
  двісті євро | EUR | 200..200
  20 000 грн | UAH | 20000..20000
  20000 ₴ | UAH | 20000..20000
  двадцять тисяч гривень | UAH | 20000..20000
  15-20 тис грн | UAH | 15000..20000
  300 доларів | USD | 300..300
  500 фунтів | GBP | 500..500
  до пяти тысяч лей | RON | ..5000
  полторы тысячи лей | RON | 1500..1500
  lei 1.299,00 | RON | 1299..1299
  1299,99lei | RON | 1299.99..1299.99
  PC gaming i5 16gb ssd 512 sub 2.000 lei | RON | ..2000
  rtx 3060 12gb sub 3000 | RON | ..3000
  ryzen 5 5600 max 2500 lei | RON | ..2500
  pc i5-8400 pana in 1200 lei | RON | ..1200
  650w sub 300 lei | RON | ..300
  rtx 4070 între 3000 și 4000 lei | RON | 3000..4000
`;

/** Sentences in which no number is money. */
export const withoutAmount = `
  rtx 3060
  rtx 3060 12gb
  RTX3060
  i5-8400
  ryzen 5 5600x
  ryzen 5 5600 32gb 1tb
  16gb ram
  16 512
  2x8 gb ddr4 3200
  ddr4 3200
  650w
  650 w
  1080p
  144 hz
  pc for 4k
  gaming at 4k
  gaming in 4K la 60 fps
  monitor 2k
  windows 11
  can it be upgraded later to a 4070?
  3060 si 4060
  rtx 3060 sau 4060
  peste 4070
  2020
  din 2020
  from 2020
  2019-2023
  16-32 gb
  60-100 fps
  5 pc
  20 de calculatoare
  2 ani
  între 2 și 3 luni
  12 luni garantie
  sub 300 mm
  over 144 hz
  peste 16 gb ram
  minim 512 gb
  maxim 650w
  at least 1000 w
  at least 8 cores
  ORD-123456
  PB-003378L
  0722 123 456
  +40722123456
  28.11.2026
  10.30
  1.2.3.4
  v1.0
  CS2
  gta 5
  fifa 24
  half life 2
  counter strike 2
  am 2 copii
  doua placi video
  un pc
  o placa video noua
  egy gép
  hat mag
  3 x 120 mm
  i7 10700 32 gb
  xeon e5-2650 v4
  5600G
  B450-3000
  m.2 2280
  e5-2650
  intel 12400f
  procesor 12400
  gtx 1660
  1234,5678
  12.34.56
  mii de produse
  mie imi place
  ezermester
  sute de jocuri
  тисяч разів
  кілька тисяч
  100%
  peste 90%
`;
