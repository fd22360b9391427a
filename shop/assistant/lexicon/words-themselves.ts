// Words that look like others with a typing mistake, and mean something else.

export const wordsThemselves =
  "viszi, viszik, elviszi, comanda, comand, comanzi, comandam, quite, worth, later, could, would, should, waiting, caret, carte, prieteni, masina, locuri, dupa, dintre, intre, depozit, depozitul, depozitului, place, placa, there, where, which, other, further, продаєте, продається, продаж, замовлення, замовити, коротк*";
