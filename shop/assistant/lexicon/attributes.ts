// The words for what a computer should be like, for changes to the last criteria, and for small words that give others
// their meaning. A trailing "*" stands for any ending.

export const attributeWords = {
  quiet:
    "silentios*, silentioas*, linistit*, silent*, quiet*, noiseless, noise, zgomot*, fara zgomot, csendes*, halk*, zajtalan*, тихий, тиха, тихе, тихого, тихо, тихую, тиху, безшумн*, бесшумн*, шум*, quite pc, quite computer, quite machine, quite one",
  small:
    "mic, mica, mici, micut*, compact*, mini, small*, tiny, sff, itx, mini pc, kicsi*, kis, kismeret*, kompakt*, маленьк*, невелик*, компактн*, міні, малий",
  large: "full tower, carcasa mare, incapator*, large case, big case, nagy haz, велик* корпус*",
  black: "negru, neagra, negre, black, fekete*, чорн*, черн*",
  white: "alb, alba, albe, albul, pe alb, white, feher*, білий, біла, біле, білого, білу, білі, білому, белый, белая",
  grey: "gri, argintiu*, grey, gray, silver case, szurke*, сір*, сере*",
  upgradable:
    "upgradabil*, upgradeabil*, extensibil*, upgradable, upgradeable, upgradeability, upgradability, expandable, room to upgrade, room to grow, future proof, upgrade later, upgrade path, upgrade in viitor, upgrade mai tarziu, loc de upgrade, loc pentru upgrade, bovithet*, fejleszthet*, можливістю апгрейду, можливість апгрейду, для апгрейду, на апгрейд, апгрейд в майбутньому, розширю*, модерніз*",
  likeNew:
    "ca nou, ca noua, ca noi, aspect impecabil, impecabil*, like new, as new, good as new, mint condition, mint, ujszeru*, mint az uj, як новий, як нова, як нове, ідеальн* стан*, excellent condition, perfect condition, stare excelenta, stare perfecta, kivalo allapot*, kifogastalan*, відмінн* стан*, бездоганн*",
  goodCondition: "stare buna, stare foarte buna, good condition, jo allapot*, хорош* стан*, гарн* стан*",
  lowSettings:
    "setari mici, setari minime, setari joase, setari low, pe low, detalii mici, detalii minime, low settings, lowest settings, minimum settings, on low, alacsony beallit*, alacsony grafik*, minimalis beallit*, низьк* налаштув*, мінімальн* налаштув*, на низьких, на мінімалках, низьких налаштув*",
  mediumSettings:
    "setari medii, setari medium, pe medium, pe mediu, detalii medii, medium settings, on medium, kozepes beallit*, kozepes grafik*, середн* налаштув*, на середніх",
  highSettings:
    "setari mari, setari inalte, setari high, pe high, detalii mari, detalii inalte, high settings, on high, magas beallit*, magas grafik*, високих налаштув*, високі налаштув*, на високих",
  ultraSettings:
    "setari ultra, setari maxime, pe ultra, la ultra, detalii ultra, detalii maxime, totul la maxim, totul pe ultra, ultra settings, max settings, maximum settings, maxed out, max graphics, on ultra, at ultra, ultra graphics, ultra beallit*, ultra grafik*, maximalis beallit*, maximalis grafik*, ultran, ультра налаштув*, на ультра, максимальн* налаштув*, максимальних налаштув*, на максималках, на максимальних",
  windows: "windows*, win11, win10, win 11, win 10, віндовс*, вінда, віндою, виндовс*",
  linux: "linux*, ubuntu*, debian, fedora, лінукс*, линукс*, убунту",
  cheapest:
    "cel mai ieftin*, cea mai ieftin*, cat mai ieftin*, ieftin, ieftina, ieftine, ieftinut, pret mic, buget mic, buget redus, cheap, cheapest, low cost, lowest price, least expensive, on a budget, as cheap as possible, budget pc, budget friendly, inexpensive, affordable, olcso, olcson, legolcsobb*, minel olcsobb*, найдешевш*, якомога дешевш*, дешевий, дешева, дешево, недорог*, бюджетн*, подешевш*",
  fastest:
    "cel mai rapid, cel mai puternic, cele mai bune, cele mai rapide, cei mai buni, cel mai bun, cea mai buna, cea mai rapida, cea mai puternica, cel mai tare, fastest, best, most powerful, strongest, top, leggyorsabb*, legjobb*, legerosebb*, найшвидш*, найкращ*, найпотужн*, топов*",
  cheaper:
    "mai ieftin, mai ieftina, mai ieftine, mai putin, cheaper, less expensive, lower price, olcsobb*, olcsobbat, kevesebb*, дешевш*, prea scump*, cam scump*, cam drag*, e scump, too expensive, too pricey, too dear, too much money, out of my budget, over my budget, tul drag*, tul sok, задорог*, занадто дорог*, надто дорог*, дорогувато, не по кишені",
  dearer: "mai scump*, more expensive, pricier, dragabb*, дорожч*",
  faster:
    "which is better, which one is better, care e mai bun, care e mai buna, melyik jobb, melyik a jobb, який кращий, яка краща, котра краща, mai rapid, mai rapida, mai puternic, mai puternica, mai bun, mai buna, faster, more powerful, stronger, quicker, better one, gyorsabb*, erosebb*, jobbat, швидш*, потужніш*, краще щось",
  moreStorage:
    "mai mult spatiu, mai mult stocare, mai multa stocare, mai mult ssd, ssd mai mare, mai mult loc, mai mult disc, more storage, more space, more disk, bigger ssd, larger ssd, bigger drive, larger drive, tobb tarhely*, tobb tarolo*, nagyobb ssd*, nagyobb tarhely*, більше памяті на диску, більше місця, більше сховища, більший диск, більший ssd, більше диск*, більший накопичувач*",
  moreRam:
    "mai mult ram, mai multa memorie, mai multi ram, more ram, more memory, tobb ram*, tobb memoria*, більше оперативк*, більше ram, більше памяті, більше озп, більшою памят*, більше памят*, з більшою оперативк*, tobb memoriaval",
  quieter: "mai silentios*, mai silentioas*, mai linistit*, quieter, more quiet, halkabb*, csendesebb*, тихіш*",
  smaller: "mai mic, mai mica, mai compact*, smaller, more compact, kisebb*, меншого розміру, менший, компактніш*",
  others:
    "altele, alte variante, alte optiuni, alte modele, altceva, altul, arata mi alt*, inca cateva, others, other ones, other options, something else, different ones, more options, another one, show me more, masikat, masokat, mas lehetoseg*, mutass masik*, valami mast, інші, інший варіант, інше, ще варіанти, покажи інш*, щось інше",
  why: "de ce, why, miert, чому, навіщо цей",
  restart:
    "de la capat, de la inceput, cautare noua, ia o de la capat, reseteaza, start over, start again, reset, new search, forget that, ujra az elejerol, elolrol, uj kereses, kezdjuk ujra, спочатку, заново, новий пошук, забудь",
  first: "primul, prima, primului, first, elso, elsot, перший, перша, перше, першого",
  second: "al doilea, a doua, second, masodik, masodikat, другий, друга, другого",
  third: "al treilea, a treia, third, harmadik, третій, третя, третього",
  notSold:
    "laptop*, notebook*, ultrabook*, macbook*, imac, mac mini, tablet*, ipad*, playstation*, ps5, ps4, xbox*, consol*, nintendo*, smartphone*, iphone*, monitor, monitoare, monitors, monitort, monitorok, imprimant*, printer*, tastatur*, keyboard*, mouse, casti, ноутбук*, макбук*, планшет*, консол*, приставк*, монітор*, принтер*, клавіатур*, laptopj*",
  need: "nevoie, trebuie, need, needed, kell, kellene, потрібен, потрібн*, треба",
  tomorrow: "maine, tomorrow, holnap*, завтра",
  today: "azi, astazi, today, сьогодні",
  each: "bucata, fiecare, per bucata, pe bucata, de bucata, per pc, pe calculator, per calculator, each, apiece, a piece, per machine, per computer, per unit, per piece, darabja, darabonkent, gepenkent, egyenkent, fejenkent, за штуку, кожен, кожний, кожного, за один, за одиницю, штука, за пк",
  allTogether:
    "in total, total, totalul, cu totul, pentru toate, pe toate, toate la un loc, impreuna, altogether, in all, for all, all together, overall, total budget, osszesen, mindosszesen, mindenre, az egeszre, загалом, разом, усього, всього, на всі, за всі, у сумі",
  monday: "pana luni, pana pe luni, pentru luni, pe luni, luni dimineata, monday, hetfo*, понеділ*",
  tuesday: "marti, tuesday, kedd, kedden, keddig, keddre, вівтор*",
  wednesday: "miercuri, wednesday, szerda, szerdaig, szerdara, szerdan, середа, середи, середу",
  thursday: "joi, thursday, csutortok*, четвер, четверга",
  friday: "vineri, friday, pentek*, пятниц*",
  saturday: "sambata, saturday, szombat*, субот*",
  sunday: "duminica, sunday, vasarnap*, неділя, неділі, неділю",
  thisWeek: "saptamana asta, saptamana aceasta, this week, ezen a heten, цього тижня, на цьому тижні",
  criterion:
    "vreau, as vrea, caut, doresc, imi trebuie, want, looking for, i need, get me, keresek, szeretnek, ajanl*, kernek, шукаю, хочу, потрібен, порадьте",
  injection:
    "ignora instruct*, ignora toate, ignora regul*, ignora instructiunile anterioare, ignore previous, ignore all, ignore your, ignore the, disregard, system prompt, admin password, parola de admin, jailbreak, you are now, esti acum, hagyd figyelmen, rendszer prompt, ігноруй*, системний промпт, забудь інструкц*",
  rgb: "rgb, lumini, leduri, ргб",
  ramWord: "ram, rami, ramot, rammal, оперативки, оперативка, озп, озу",
} as const;

export type AttributeWord = keyof typeof attributeWords;

/** Nouns for what is sold, beyond the catalogue's own. */
export const productNouns = {
  pc: "calculator*, computer*, desktop*, pc, pcs, pcuri, pc ul, pc uri, pc t, pc k, computr, calc, calculatoras, unitate, unitati, sistem, sistemul, statie, statii, workstation*, masina pentru, machine, machines, rig, setup, tower, gep, gepet, gepek, gepekre, gepre, gepem, szamitogep*, asztaligep*, munkaallomas*, комп, компа, компютер*, компьютер*, компи, пк, системник*, системний блок, машина для, машину для, станці*",
  "graphics-cards":
    "ce placa, milyen kartya*, яку карту, яка карта, which card, what card, placa video, placi video, placa grafica, vga, gpu, gpus, videocard*, video card, graphic* card*, videokarty*, videokarti*, відеокарт*, видеокарт*, відюх*, видюх*",
  processors: "procesor*, processor*, cpu, cpus, processzor*, proci*, процесор*, процессор*, проц, камінь",
  motherboards:
    "placa de baza, placi de baza, placa mama, motherboard*, mainboard*, alaplap*, материнськ*, материнк*, материнка",
  ram: "memorie ram, memorie, memorii, memoria ram, ram kit, kit ram, kit de memorie, memory kit, memory, memory stick*, ram stick*, memoriamodul*, memoria, memoriat, оперативна память, оперативну память, память, памяті, планк* памят*",
  ssd: "nvme drive*, nvme disk*, nvme disc, disc nvme, disk nvme, m2 drive*, ssd*, disc ssd, nvme ssd, ссд*, solid state*",
  hdd: "hdd*, hard, hard disk*, hard disc*, harddisk*, hard drive*, merevlemez*, winchester*, жорстк* диск*, вінчестер*",
  "power-supplies":
    "sursa, surse, sursa de alimentare, psu, power supply, power supplies, alimentator*, tapegyseg*, tap, tapot, блок* живлення, бж",
  cases: "carcasa, carcase, carcasei, case, cases, chassis, gephaz*, haz, hazat, szamitogephaz*, корпус*",
  coolers:
    "cooler*, racitor*, racire procesor, cpu cooler*, processzorhuto*, huto, hutot, hutok, кулер*, охолоджен* процесор*",
} as const;

export const brandWords = {
  intel: "intel, intelul, intelre, inteles, інтел, інтела, интел",
  amd: "amd*, амд, ryzen*, radeon*, райзен*",
  nvidia: "nvidia*, geforce*, нвідіа*, нвидиа*, енвідіа*",
  asus: "asus*",
  msi: "msi",
  gigabyte: "gigabyte*",
  corsair: "corsair*",
  kingston: "kingston*",
  samsung: "samsung*",
  dell: "dell",
  hp: "hp",
  lenovo: "lenovo*, thinkcentre*",
} as const;

/** Words before (or, in Hungarian, after) what is not wanted. */
export const negationWords =
  "fara, nu, no, not, without, except, anything but, but not, minus, nelkul, nem, ne, kiveve, без, не, окрім, крім, exclus, avoid, hate";
