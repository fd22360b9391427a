// The places of Romania's postal codes, one a line: a code, or the first and the last of a row of codes, and the place that it is of. A village
// whose name its county has twice names its commune in brackets. The county is in the code itself (postal-code.ts).
// From the list of the Romanian Post as github.com/romania/localitati keeps it (coduri_postale.sql, 55,123 streets; licence WTFPL 2), streets of
// one place joined, Bucharest's sectors too, ş and ţ written ș and ț; without 510002, which the list gives to two places. Decision 287.

export const postalPlaces = `
010011-062401 București
070000 Buftea
070001 Buciumeni
075100 Otopeni
075101 Odăile
077005 1 Decembrie
077006 Copăceni
077010 Afumați
077015 Balotești
077016 Dumbrăveni
077017 Săftica
077020 Berceni
077025 Bragadiru
077030 Brănești
077031 Islaz
077032 Pasărea
077033 Vadu Anei
077035 Cernica
077036 Bălăceanca
077037 Căldăraru
077038 Poșta
077039 Tânganu
077040 Chiajna
077041 Dudu
077042 Roșu
077045 Chitila
077046 Rudeni
077050 Ciolpani
077051 Izvorani
077052 Lupăria
077053 Piscu
077055 Ciorogârla
077056 Dârvari
077060 Clinceni
077061 Olteni
077062 Ordoreanu
077065 Corbeanca
077066 Ostratu
077067 Petrești
077068 Tamași
077070 Cornetu
077071 Buda
077075 Dascălu
077076 Creața
077077 Gagu
077078 Runcu
077080 Dărăști-Ilfov
077085 Dobroești
077086 Fundeni
077090 Domnești
077091 Țegheș
077095 Dragomirești-Vale
077096 Dragomirești-Deal
077097 Zurbaua
077100 Găneasa
077101 Cozieni
077102 Moara Domnească
077103 Piteasca
077104 Șindrilița
077105 Glina
077106 Cățelu
077107 Manolache
077110 Grădiștea
077111 Sitaru
077115 Gruiu
077116 Lipia
077117 Siliștea Snagovului
077118 Șanțu-Florești
077120 Jilava
077125 Măgurele
077126 Alunișu
077127 Dumitrana
077128 Pruni
077129 Vârteju
077130 Moara Vlăsiei
077131 Căciulați
077135 Mogoșoaia
077140 Nuci
077141 Balta Neagră
077142 Merii Petchii
077143 Micșunești-Moară
077144 Micșuneștii Mari
077145 Pantelimon
077150 Periș
077151 Bălteni
077152 Buriaș
077155 Petrăchioaia
077156 Măineasca
077157 Surlari
077158 Vânători
077160 Popești-Leordeni
077165 Snagov
077166 Ciofliceni
077167 Tâncăbești
077168 Vlădiceasca
077170 Ghermănești
077175 Ștefăneștii de Jos
077176 Crețuleasca
077177 Ștefăneștii de Sus
077180 Tunari
077181 Dimieni
077185 Vidra
077186 Crețești
077187 Sintești
077190 Voluntari
077191 Pipera (Voluntari)
080011-080882 Giurgiu
085100 Bolintin-Vale
085101 Crivina
085102 Malu Spart
085103 Suseni
085200 Mihăilești
085201 Drăgănescu
085202 Novaci
085203 Popești
087005 Adunații-Copăceni
087006 Dărăști-Vlașca
087007 Mogoșești
087008 Varlaam
087010 Băneasa
087011 Frasinu
087012 Pietrele
087013 Sfântu Gheorghe (Băneasa)
087015 Bolintin-Deal
087016 Mihai Vodă
087020 Bucșani
087021 Anghelești
087022 Goleasca
087023 Obedeni
087024 Podișor
087026 Uiești
087027 Vadu Lat
087030 Bulbucata
087031 Coteni
087032 Făcău
087033 Teișori
087035 Buturugeni
087036 Pădureni
087037 Podu Ilfovățului
087038 Poșta
087040 Călugăreni
087041 Brăniștari
087042 Crucea de Piatră
087043 Hulubești
087044 Uzunu
087045 Clejani
087046 Neajlovu
087047 Podu Doamnei
087048 Sterea
087050 Colibași
087051 Câmpurelu
087055 Comana
087056 Budeni
087057 Falaștoaca
087058 Grădiștea
087059 Vlad Țepeș
087060 Crevedia Mare
087061 Crevedia Mică
087062 Dealu
087063 Găiseanca
087064 Priboiu
087066 Sfântu Gheorghe (Crevedia Mare)
087070 Daia
087071 Plopșoru
087075 Florești-Stoenești
087076 Florești
087077 Palanca
087078 Stoenești (Florești-Stoenești)
087080 Frătești
087081 Cetatea
087082 Remuș
087085 Găiseni
087086 Cărpenișu
087087 Căscioarele (Găiseni)
087088 Podu Popa Nae
087090 Găujani
087091 Cetățuia
087092 Pietrișu
087095 Ghimpați
087096 Copaciu
087097 Naipu
087098 Valea Plopilor
087100 Gogoșari
087101 Drăghiceanu
087102 Izvoru (Gogoșari)
087103 Rălești
087105 Gostinari
087106 Mironești
087110 Gostinu
087115 Grădinari
087116 Tântava
087117 Zorile
087120 Greaca
087121 Puțu Greci
087122 Zboiu
087125 Hotarele
087126 Herăști
087127 Isvoarele
087128 Miloșești
087129 Teiușu
087130 Iepurești
087131 Bănești
087132 Chirculești
087133 Gorneni
087134 Stâlpu
087136 Valter Mărăcineanu
087140 Izvoarele
087141 Chiriacu
087142 Dimitrie Cantemir
087143 Petru Rareș
087144 Radu Vodă
087146 Valea Bujorului
087150 Joița
087151 Bâcu
087152 Cosoba
087153 Săbăreni
087155 Letca Nouă
087156 Letca Veche
087157 Milcovățu
087160 Mârșa
087165 Mihai Bravu
087170 Ogrezeni
087171 Hobaia
087175 Oinacu
087176 Braniștea
087177 Comasca
087180 Prundu
087181 Puieni
087185 Putineiu
087186 Hodivoaia
087187 Vieru
087190 Răsuceni
087191 Carapancea
087192 Cucuruzu
087193 Satu Nou
087195 Roata de Jos
087196 Cartojani
087197 Roata Mică
087198 Sadina
087200 Schitu
087201 Bila
087202 Cămineasca
087203 Vlașin
087205 Singureni
087206 Crânguri
087207 Stejaru
087210 Slobozia
087215 Stănești
087216 Bălanu
087217 Ghizdaru
087218 Oncești
087220 Stoenești
087221 Ianculești
087222 Mirău
087225 Toporu
087226 Tomulești
087230 Ulmi
087231 Căscioarele (Ulmi)
087232 Drăgăneasca
087233 Ghionea
087234 Icoana
087236 Moșteni
087237 Poenari
087238 Trestieni
087240 Valea Dragului
087245 Vărăști
087246 Dobreni
087250 Vânătorii Mici
087251 Corbeanca
087252 Cupele
087253 Izvoru (Vânătorii Mici)
087254 Poiana lui Stângă
087256 Vâlcelele
087257 Vânătorii Mari
087258 Zădăriciu
087260 Vedea
087261 Malu
100001-100585 Ploiești
105100 Azuga
105200 Băicoi
105201 Dâmbu
105202 Liliești
105203 Schela
105204 Tufeni
105250 Țintea
105300 Boldești-Scăeni
105301 Seciu
105400 Breaza
105401 Breaza de Jos
105402 Breaza de Sus
105403 Frăsinet
105404 Gura Beliei
105405 Irimești
105406 Nistorești
105407 Podu Corbului
105408 Podu Vadului
105409 Surdești
105410 Valea Târsei
105500 Bușteni
105550 Poiana Țapului
105600 Câmpina
105700 Comarnic
105701 Ghioșești
105702 Podu Lung
105703 Poiana
105704 Posada
105800 Mizil
105801 Fefelei
105900 Plopeni
106100 Sinaia
106200 Slănic
106201 Groșani
106202 Prăjani
106300 Urlați
106301 Arioneștii Noi
106302 Arioneștii Vechi
106303 Cherba
106304 Jercălăi
106305 Mărunțiș
106306 Orzoaia de Jos
106307 Orzoaia de Sus
106308 Schiau (Urlați)
106309 Ulmi
106310 Valea Bobului
106311 Valea Crângului
106312 Valea Mieilor
106313 Valea Nucetului
106314 Valea Pietrei
106315 Valea Seman
106316 Valea Urloii
106400 Vălenii de Munte
107005 Adunați
107006 Ocina de Jos
107007 Ocina de Sus
107010 Albești-Paleologu
107011 Albești-Muru
107012 Cioceni
107013 Vadu Părului
107015 Aluniș
107016 Ostrovu
107020 Apostolache
107021 Buzota
107022 Mârlogea
107023 Udrești
107024 Valea Cricovului
107025 Ariceștii Rahtivani
107026 Buda (Ariceștii Rahtivani)
107027 Nedelea
107028 Stoenești
107029 Târgșoru Nou
107030 Ariceștii Zeletin
107031 Albinari
107035 Baba Ana
107036 Cireșanu
107037 Conduratu
107038 Crângurile
107039 Satu Nou (Baba Ana)
107040 Balta Doamnei
107041 Bâra
107042 Curcubeu
107043 Lacu Turcului
107045 Bălțești
107046 Izești
107047 Podenii Vechi
107050 Bănești
107051 Urleta
107055 Bărcănești
107056 Ghighiu
107057 Pușcași
107058 Românești
107059 Tătărani
107060 Berceni
107061 Cartierul Dâmbu
107062 Cătunu (Berceni)
107063 Corlătești
107064 Moara Nouă
107065 Bertea
107066 Lutu Roșu
107070 Blejoi
107071 Ploieștiori
107072 Țânțăreni
107075 Boldești-Grădiștea
107076 Boldești
107077 Grădiștea
107080 Brazi
107082 Bătești
107083 Brazii de Jos
107084 Brazii de Sus
107086 Negoiești
107087 Popești (Brazi)
107088 Stejaru
107090 Colonia Brazi
107100 Brebu
107101 Brebu Megieșesc
107102 Pietriceaua
107103 Podu Cheii
107105 Brebu Mânăstirei
107110 Bucov
107111 Bighilin
107112 Chițorani
107113 Pleașa
107114 Valea Orlei
107115 Călugăreni
107116 Valea Scheilor
107120 Cărbunești
107121 Gogeasca
107125 Ceptura
107126 Ceptura de Jos
107127 Malu Roșu
107128 Rotari
107129 Șoimești
107130 Ceptura de Sus
107140 Cerașu
107141 Slon
107142 Valea Borului
107143 Valea Brădetului
107144 Valea Lespezii
107146 Valea Tocii
107150 Chiojdeanca
107151 Nucet (Chiojdeanca)
107152 Trenu
107155 Ciorani
107156 Cioranii de Sus
107160 Cioranii de Jos
107165 Cocorăștii Mislii
107166 Goruna
107167 Țipărești
107170 Colceag
107171 Inotești
107172 Parepa-Rușani
107173 Vâlcelele
107175 Cornu
107176 Cornu de Sus (Cornu)
107177 Valea Oprii
107180 Cornu de Jos (Cornu)
107185 Cosminele
107186 Cosmina de Jos
107187 Cosmina de Sus
107188 Drăghicești
107189 Poiana Trestiei
107190 Drajna
107191 Cătunu (Drajna)
107192 Ciocrac
107193 Drajna de Jos
107194 Drajna de Sus
107196 Făget
107197 Ogretin
107198 Piatra (Drajna)
107199 Pițigoi
107201 Plai
107202 Podurile
107203 Poiana Mierlei
107210 Drăgănești
107211 Bărăitaru
107212 Belciug
107213 Cornu de Jos (Drăgănești)
107214 Hătcărău
107216 Meri
107217 Tufani
107220 Dumbrava
107221 Ciupelnița
107222 Cornu de Sus (Dumbrava)
107223 Trestienii de Jos
107224 Trestienii de Sus
107226 Zănoaga
107230 Dumbrăvești
107231 Găvănel
107232 Mălăeștii de Jos
107233 Mălăeștii de Sus
107234 Plopeni (Dumbrăvești)
107236 Sfârleanca
107240 Fântânele
107241 Bozieni
107242 Ghinoaica
107243 Ungureni (Vadu Săpat)
107244 Vadu Săpat
107245 Filipeștii de Pădure
107246 Dițești
107247 Minieri
107248 Siliștea Dealului
107250 Filipeștii de Târg
107251 Brătășanca
107252 Ezeni
107253 Mărginenii de Jos
107254 Ungureni (Filipeștii de Târg)
107255 Florești
107256 Cap Roșu
107257 Călinești
107258 Cătina
107259 Novăcești
107260 Fulga
107261 Fulga de Jos
107262 Fulga de Sus
107265 Gherghița
107266 Fânari (Olari)
107267 Independența
107268 Malamuc
107269 Olari
107271 Olarii Vechi
107272 Ungureni (Gherghița)
107275 Gorgota
107276 Crivina
107277 Fânari (Gorgota)
107278 Poienarii Apostoli
107280 Potigrafu
107285 Gornet
107286 Bogdănești
107287 Cuib
107288 Nucet (Gornet)
107290 Gornet-Cricov
107291 Coșerele
107292 Dobrota
107293 Priseaca
107294 Țărculești
107296 Valea Seacă
107300 Gura Vadului
107301 Perșunari (Gura Vadului)
107302 Tohani
107305 Gura Vitioarei
107306 Bughea de Jos
107307 Făgetu
107308 Fundeni
107309 Poiana Copăceni
107310 Iordăcheanu
107311 Mocești
107312 Plavia
107313 Străoști
107314 Valea Cucului
107316 Vărbila
107320 Izvoarele
107321 Cernești
107322 Chirițești
107323 Homorâciu
107324 Malu Vânăt
107326 Schiulești
107330 Jugureni
107331 Boboci
107332 Marginea Pădurii
107333 Valea Unghiului
107335 Lapoș
107336 Glod
107337 Lăpoșel
107338 Pietricica
107340 Lipănești
107341 Satu Nou (Lipănești)
107342 Șipotu
107343 Zamfira
107345 Măgurele
107346 Coada Malului
107347 Iazu
107350 Măgureni
107351 Cocorăștii Caplii
107352 Lunca Prahovei
107355 Măneciu
107356 Cheia
107357 Chiciureni
107358 Costeni
107359 Făcăieni
107361 Gheaba
107362 Măneciu-Pământeni
107363 Mânăstirea Suzana
107364 Plăiețu
107365 Măneciu-Ungureni
107375 Mănești
107376 Băltița
107377 Cheșnoiu
107378 Coada Izvorului
107379 Cocorăștii Colț
107381 Cocorăștii Grind
107382 Colțu de Jos
107383 Ghioldum
107384 Gura Crivățului
107386 Perșunari (Cocorăștii Colț)
107387 Piatra (Cocorăștii Colț)
107388 Satu de Sus
107389 Zalhanaua
107395 Păcureți
107396 Bărzila
107397 Curmătura
107398 Matița
107399 Slavu
107400 Păulești
107401 Cocoșești
107402 Găgeni
107403 Păuleștii Noi
107405 Plopu
107406 Gâlmeia
107407 Hârsa
107408 Nisipoasa
107410 Podenii Noi
107411 Ghiocel
107412 Mehedința
107413 Nevesteasca
107414 Podu lui Galben
107416 Popești (Podenii Noi)
107417 Rahova
107418 Sălcioara
107419 Sfăcăru
107421 Valea Dulce
107425 Poiana Câmpina
107426 Bobolia
107427 Pietrișu
107428 Răgman
107430 Poienarii Burchii
107431 Cărbunari
107432 Ologeni
107433 Piorești
107434 Podu Văleni
107436 Poienarii Vechi
107437 Poienarii-Rali
107438 Tătărăi
107440 Posești
107441 Bodești
107442 Merdeala
107443 Nucșoara de Jos
107444 Nucșoara de Sus
107446 Poseștii-Pământeni
107447 Poseștii-Ungureni
107448 Târlești
107449 Valea Plopului
107451 Valea Screzii
107452 Valea Stupinii
107460 Predeal-Sărari
107461 Bobicești
107462 Poienile
107463 Predeal
107464 Sărari
107466 Sărățel
107467 Tulburea
107468 Tulburea-Văleni
107469 Vitioara de Sus
107471 Zâmbroaia
107475 Provița de Jos
107476 Drăgăneasa
107477 Piatra (Provița de Jos)
107480 Provița de Sus
107481 Izvoru
107482 Plaiu (Provița de Sus)
107483 Valea Bradului
107485 Puchenii Mari
107486 Miroslăvești
107487 Moara
107488 Odăile
107489 Pietroșani
107491 Puchenii Mici
107492 Puchenii-Moșneni
107495 Râfov
107496 Antofiloaia
107497 Buchilași
107498 Buda (Râfov)
107499 Goga
107501 Mălăiești
107502 Moara Domnească
107503 Palanca
107504 Sicrita
107505 Salcia
107510 Sălciile
107515 Sângeru
107516 Butuci
107517 Mireșu Mare
107518 Mireșu Mic
107519 Piatra Mică
107521 Tisa
107525 Scorțeni
107526 Bordenii Mari
107527 Bordenii Mici
107528 Mislea
107529 Sârca
107530 Secăria
107535 Starchiojd
107536 Bătrâni
107537 Brădet
107538 Gresia
107539 Poiana Mare
107541 Rotarea
107542 Valea Anei
107543 Zmeuret
107545 Surani
107546 Păcuri
107550 Șirna
107551 Brătești
107552 Coceana
107553 Hăbud
107554 Tăriceni
107556 Varnița
107560 Șoimari
107561 Lopatnița
107562 Măgura
107565 Șotrile
107566 Lunca Mare
107567 Plaiu Câmpinei
107568 Plaiu Cornului
107569 Seciuri
107571 Vistieru
107575 Ștefești
107576 Scurtești
107577 Târșoreni
107580 Talea
107581 Plaiu (Talea)
107585 Tătaru
107586 Podgoria
107587 Siliștea
107590 Târgșoru Vechi
107591 Stăncești
107592 Strejnicu
107593 Zahanaua
107595 Teișani
107596 Bughea de Sus
107597 Olteni
107598 Ștubeiu
107599 Valea Stâlpului
107600 Telega
107601 Boșilcești
107602 Buștenari
107603 Doftana
107604 Melicești
107606 Țonțești
107610 Tinosu
107611 Pisculești
107612 Predești
107615 Tomșani
107616 Loloiasca
107617 Magula
107618 Sătucu
107620 Valea Călugărească
107621 Arva
107622 Coslegi
107623 Dârvari
107624 Pantazi
107626 Rachieri
107627 Radila
107628 Schiau (Valea Călugărească)
107629 Valea Largă
107631 Valea Mantei
107632 Valea Nicovani
107633 Valea Poienii
107634 Valea Popii
107636 Valea Ursoii
107637 Vârfurile
107640 Valea Doftanei
107641 Trăisteni
107645 Teșila
107650 Vărbilău
107651 Coțofenești
107652 Livadea
107653 Podu Ursului
107654 Poiana Vărbilău
107655 Vâlcănești
107656 Cârjari
107657 Trestioara
110001-110442 Pitești
115100 Câmpulung
115101 Valea Rumâneștilor
115200 Costești
115201 Broșteni (Costești)
115202 Lăceni
115203 Pârvu Roșu
115204 Podu Broșteni
115205 Smei
115206 Stârci
115300 Curtea de Argeș
115301 Noapteș
115400 Mioveni
115401 Clucereasa
115402 Colibași
115403 Făgetu
115404 Racovița
115500 Topoloveni
115501 Boțârcani
115502 Crintești
115503 Gorănești
115504 Țigănești
117005 Albeștii de Argeș
117006 Albeștii Ungureni
117007 Brătești
117008 Doblea
117009 Dobrotu
117010 Albeștii Pământeni
117011 Dumirești
117012 Florieni
117025 Albeștii de Muscel
117026 Albești
117027 Bughea de Sus
117028 Cândești
117030 Albota
117031 Cerbu
117032 Frătești
117033 Gura Văii
117034 Mareș
117035 Aninoasa
117036 Broșteni (Aninoasa)
117037 Slănic
117038 Valea Siliștii
117040 Arefu
117041 Căpățânenii Pământeni
117042 Căpățânenii Ungureni
117045 Bascov
117046 Brăileni
117047 Glâmbocu
117048 Mica
117049 Prislopu Mic
117051 Schiau
117052 Uiasca
117053 Valea Ursului
117055 Băbana
117056 Băjănești
117057 Ciobănești
117058 Cotmenița
117059 Groși
117061 Lupueni
117062 Slătioarele
117065 Băiculești
117066 Alunișu (Băiculești)
117067 Anghinești
117068 Argeșani
117069 Mănicești
117071 Stejari
117072 Tutana
117073 Valea Brazilor
117074 Valea lui Enache
117076 Zigoneni
117080 Bălilești
117081 Băjești
117082 Golești (Bălilești)
117083 Poienița
117084 Priboaia
117086 Ulita
117087 Valea Mare-Bratia
117090 Bârla
117091 Afrimești
117092 Bădești (Bârla)
117093 Brabeți
117094 Ciocești
117096 Malu (Bârla)
117097 Mândra
117098 Mozăcenii-Vale
117099 Podișoru
117101 Șelăreasca
117102 Urlueni
117103 Zuvelcați
117110 Beleți-Negrești
117111 Beleți
117112 Lențea
117113 Negrești
117114 Zgripcești
117115 Berevoești
117116 Bratia (Berevoești)
117117 Gămăcești
117118 Oțelu
117120 Bogați
117121 Bârloi
117122 Bujoi
117123 Chițești
117124 Dumbrava
117126 Glâmbocel
117127 Glâmbocelu
117128 Suseni (Bogați)
117130 Boteni
117131 Balabani
117132 Lunca
117133 Mușcel
117135 Boțești
117136 Moșteni-Greci
117140 Bradu
117141 Geamăna
117145 Brăduleț
117146 Alunișu (Brăduleț)
117147 Brădetu
117148 Cosaci
117149 Galeșu
117151 Piatra (Brăduleț)
117152 Slămnești
117153 Uleni
117154 Ungureni (Brăduleț)
117155 Budeasa
117156 Budeasa Mare
117157 Budeasa Mică
117158 Calotești
117159 Gălășești (Budeasa)
117161 Rogojina
117162 Valea Mărului
117165 Bughea de Jos
117170 Buzoești
117171 Bujoreni
117172 Cornățel
117173 Curteanca
117174 Ionești
117176 Podeni
117177 Redea
117178 Șerboeni
117179 Tomșanca
117181 Vlăduța
117182 Vulpești
117190 Căldăraru
117191 Burdea
117192 Strâmbeni (Căldăraru)
117195 Călinești
117196 Cârstieni
117197 Ciocănești
117198 Glodu (Călinești)
117199 Gorganu
117201 Radu Negru
117202 Râncăciov
117203 Udeni-Zăvoi
117204 Urlucea
117206 Valea Corbului
117207 Văleni-Podgoria
117210 Vrănești
117220 Căteasca
117221 Catanele
117222 Cireșu
117223 Coșeri
117224 Gruiu (Căteasca)
117226 Recea (Căteasca)
117227 Siliștea
117230 Cepari
117231 Cărpeniș
117232 Ceparii Pământeni
117233 Ceparii Ungureni
117234 Morăști
117236 Șendrulești
117237 Urluiești
117238 Valea Măgurei
117239 Zamfirești (Cepari)
117240 Cetățeni
117241 Lăicăi
117242 Valea Cetățuia
117245 Cicănești
117246 Bărăști
117247 Mioarele (Cicănești)
117248 Urechești
117250 Ciofrângeni
117251 Burluși
117252 Lacurile
117253 Piatra (Ciofrângeni)
117254 Schitu-Matei
117255 Ciomăgești
117256 Beculești
117257 Bratia (Ciomăgești)
117258 Cungrea
117259 Dogari
117261 Fedeleșoiu
117262 Giuclani
117263 Păunești
117264 Răduțești
117265 Cocu
117266 Bărbătești
117267 Crucișoara
117268 Făcălețești
117269 Greabănu
117271 Popești (Cocu)
117272 Răchițele de Jos
117273 Răchițele de Sus
117275 Corbeni
117276 Berindești
117277 Bucșenești
117278 Oeștii Pământeni
117279 Oeștii Ungureni
117281 Poienari (Corbeni)
117282 Rotunda
117283 Turburea
117285 Corbi
117286 Corbșori
117287 Jgheaburi
117288 Poduri
117289 Poienărei
117291 Stănești
117295 Coșești
117296 Jupânești
117297 Lăpușani
117298 Leicești
117299 Păcioiu
117301 Petrești
117302 Priseaca
117305 Cotmeana
117306 Bascovele
117307 Bunești (Cotmeana)
117308 Dealu Pădurii
117309 Drăgolești
117310 Costești (Cotmeana)
117311 Lintești
117312 Negești
117313 Pielești
117314 Săndulești
117316 Spiridoni
117317 Ursoaia
117318 Vârloveni
117319 Zamfirești (Cotmeana)
117330 Cuca
117331 Bălțata
117332 Bărbălani
117333 Cârcești
117334 Cotu (Cuca)
117336 Crivățu
117337 Lăunele de Sus
117338 Măcăi
117339 Mănești
117341 Sinești
117342 Stănicei
117343 Teodorești
117344 Valea Cucii
117346 Vonigeasa
117350 Davidești
117351 Conțești
117352 Voroveni
117355 Dâmbovicioara
117356 Ciocanu
117357 Podu Dâmboviței
117360 Dârmănești
117361 Negreni
117362 Piscani
117363 Valea Nandrii
117364 Valea Rizii
117365 Dobrești
117366 Furești
117370 Domnești
117375 Dragoslavele
117376 Valea Hotarului
117380 Drăganu
117381 Băcești
117382 Drăganu-Olteni
117383 Dumbrăvești
117384 Prislopu Mare
117385 Godeni
117386 Bordeieni
117387 Capu Piscului (Godeni)
117388 Cotești
117389 Malu (Godeni)
117390 Hârsești
117391 Ciobani
117392 Martalogi
117395 Hârtiești
117396 Bârzești
117397 Dealu
117398 Huluba
117399 Lespezi
117401 Lucieni
117402 Vulturești
117405 Izvoru
117410 Leordeni
117411 Baloteasca
117412 Băila
117413 Bântău
117414 Budișteni
117416 Cârciumărești
117417 Ciolcești
117418 Ciulnița
117419 Cotu Malului
117421 Glâmbocata
117422 Glâmbocata-Deal
117423 Glodu (Leordeni)
117424 Moara Mocanului
117426 Schitu Scoicești
117430 Lerești
117431 Pojorâta
117432 Voinești
117435 Lunca Corbului
117436 Bumbueni
117437 Catane
117438 Ciești
117439 Lăngești
117441 Mârghia de Jos
117442 Mârghia de Sus
117443 Pădureți
117444 Silișteni
117445 Mălureni
117446 Bunești (Mălureni)
117447 Păuleasca (Mălureni)
117448 Toplița
117449 Zărnești
117450 Mărăcineni
117451 Argeșelu
117455 Merișani
117456 Borlești
117457 Brăteasca
117458 Capu Piscului (Merișani)
117459 Crâmpotani
117461 Dobrogostea
117462 Malu Vânăt
117463 Vărzaru
117464 Vâlcelele
117465 Micești
117466 Brânzari
117467 Păuleasca (Micești)
117468 Purcăreni (Micești)
117470 Mihăești
117471 Drăghici
117472 Furnicoși
117473 Rudeni (Mihăești)
117474 Valea Bradului
117476 Valea Popii (Mihăești)
117477 Văcarea
117480 Mioarele
117481 Aluniș
117482 Chilii
117483 Cocenești
117484 Mățău
117486 Suslănești
117490 Miroși
117491 Surdulești
117495 Morărești
117496 Dealu Obejdeanului
117497 Dedulești
117498 Luminile
117499 Măncioiu
117501 Săpunari
117505 Moșoaia
117506 Bătrâni
117507 Ciocănăi
117508 Dealu Viilor (Moșoaia)
117509 Hințești
117511 Lăzărești (Moșoaia)
117512 Smeura
117515 Mozăceni
117516 Babaroaga
117517 Zidurile
117520 Mușătești
117521 Bolovănești
117522 Costești-Vâlsan
117523 Prosia
117524 Robaia
117526 Stroești
117527 Valea Faurului
117528 Valea Muscelului
117529 Valea lui Maș
117531 Vâlsănești
117535 Negrași
117536 Bârlogu
117537 Buta
117538 Mozacu
117540 Nucșoara
117541 Gruiu (Nucșoara)
117542 Sboghițești
117543 Slatina
117545 Oarja
117546 Ceaușești
117550 Pietroșani
117551 Bădești (Pietroșani)
117552 Gănești
117553 Retevoiești
117554 Vărzăroaia
117555 Poiana Lacului
117556 Cătunași
117557 Cepari (Poiana Lacului)
117558 Dealu Orașului
117559 Dealu Viilor (Poiana Lacului)
117561 Dinculești
117562 Gălețeanu
117563 Gărdinești
117564 Gâlcești
117566 Metofu
117567 Păduroiu din Deal
117568 Păduroiu din Vale
117569 Sămara
117575 Poienarii de Argeș
117576 Ceaurești
117577 Ioanicești
117578 Poienari (Poienarii de Argeș)
117579 Tomulești
117580 Poienarii de Muscel
117581 Groșani
117582 Jugur
117583 Poienari (Poienarii de Muscel)
117584 Șerbănești (Poienarii de Muscel)
117586 Valea Îndărăt
117590 Popești
117591 Adunați
117592 Bucov
117593 Palanga
117594 Purcăreni (Popești)
117596 Râca
117597 Slobozia (Popești)
117600 Priboieni
117601 Albotele
117602 Paraschivești
117603 Pitoi
117604 Sămăila
117606 Valea Mare
117607 Valea Nenii
117608 Valea Popii (Priboieni)
117610 Rătești
117611 Ciupa-Mănciulescu
117612 Furduești
117613 Mavrodolu
117614 Nejlovelu
117616 Pătuleni
117617 Tigveni (Rătești)
117620 Recea
117621 Deagu de Jos
117622 Deagu de Sus
117623 Goleasca
117624 Orodel
117625 Rociu
117626 Gliganu de Jos
117627 Gliganu de Sus
117628 Șerbănești (Rociu)
117630 Rucăr
117631 Sătic
117635 Sălătrucu
117636 Văleni
117640 Săpata
117641 Bănărești
117642 Dealu Bradului
117643 Drăghicești
117644 Găinușa
117646 Lipia
117647 Mârțești
117648 Popești (Săpata)
117649 Turcești
117650 Schitu Golești
117651 Burnești
117652 Costiță
117653 Lăzărești (Schitu Golești)
117654 Loturi
117656 Valea Pechii
117660 Slobozia
117661 Nigrișoara
117665 Stâlpeni
117666 Dealu Frumos
117667 Livezeni
117668 Ogrezea
117669 Oprești
117671 Pițigaia
117672 Rădești
117675 Stoenești
117676 Bădeni
117677 Cotenești
117678 Lunca Gârtii
117679 Piatra (Stoenești)
117681 Slobozia (Stoenești)
117682 Valea Bădenilor
117685 Stolnici
117686 Cochinești
117687 Cotmeana (Stolnici)
117688 Fâlfani
117689 Izbășești
117691 Vlășcuța
117695 Suseni
117696 Burdești
117697 Cerșani
117698 Chirițești (Suseni)
117699 Gălășești (Suseni)
117701 Odăeni
117702 Pădureni
117703 Strâmbeni (Suseni)
117704 Ștefănești (Suseni)
117706 Țuțulești
117710 Ștefan cel Mare
117711 Glavacioc
117715 Ștefănești
117716 Enculești
117717 Golești (Ștefănești)
117718 Izvorani
117719 Ștefăneștii Noi
117721 Valea Mare-Podgoria
117722 Viișoara
117723 Zăvoi
117725 Șuici
117726 Ianculești
117727 Paltenu
117728 Păuleni
117729 Rudeni (Șuici)
117731 Valea Calului
117735 Teiu
117736 Leșile
117740 Tigveni
117741 Bădislava
117742 Bălilești (Tigveni)
117743 Bălteni
117744 Bârseștii de Jos
117746 Bârseștii de Sus
117747 Blaju
117748 Vlădești (Tigveni)
117750 Țițești
117751 Bucșenești-Lotași
117752 Cișmea
117753 Valea Mănăstirii
117754 Valea Stânii
117755 Uda
117756 Bădulești
117757 Bărănești
117758 Braniștea
117759 Chirițești (Uda)
117761 Cotu (Uda)
117762 Dealu Bisericii
117763 Dealu Tolcesii
117764 Diconești
117766 Gorani
117767 Greabăn
117768 Lungulești
117769 Miercani
117771 Râjlețu-Govora
117772 Romana
117773 Săliștea
117780 Ungheni
117781 Colțu
117782 Găujani
117783 Goia
117784 Humele
117786 Satu Nou
117790 Valea Danului
117791 Bănicești
117792 Bolculești
117793 Borobănești
117794 Vernești
117795 Valea Iașului
117796 Bădila
117797 Bărbălătești
117798 Borovinești
117799 Cerbureni
117801 Mustățești
117802 Ruginoasa
117803 Ungureni (Valea Iașului)
117804 Valea Uleiului
117805 Valea Mare-Pravăț
117806 Bilcești
117807 Colnic
117808 Fântânea
117809 Gura Pravăț
117811 Nămăești
117812 Pietroasa
117813 Șelari
117815 Vedea
117816 Bădicea
117817 Blejani
117818 Burețești
117819 Chirițești (Vedea)
117821 Chițani
117822 Ciurești
117823 Dincani
117824 Fata
117826 Frătici
117827 Izvoru de Jos
117828 Izvoru de Sus
117829 Lungani
117831 Mogoșești
117832 Prodani
117833 Rățoi
117834 Vața
117836 Vârșești
117837 Vețișoara
117840 Vlădești
117841 Coteasca
117842 Drăghescu
117843 Putina
120001-120282 Buzău
125100 Nehoiu
125101 Bâsca Rozilei
125102 Chirlești
125103 Curmătura
125104 Lunca Priporului
125105 Mlăjet
125106 Nehoiașu
125107 Păltineni
125108 Stănila
125109 Vinețisu
125200 Pogoanele
125201 Căldărăști
125300 Râmnicu Sărat
127005 Amaru
127006 Câmpeni
127007 Dulbanu
127008 Lacu Sinaia
127009 Lunca (Amaru)
127011 Scorțeanca
127015 Balta Albă
127016 Amara
127017 Băile
127018 Stăvărăști
127020 Bălăceanu
127025 Beceni
127026 Arbănași
127027 Cărpiniștea
127028 Dogari
127029 Florești
127031 Gura Dimienii
127032 Izvoru Dulce (Beceni)
127033 Mărgăriți
127034 Valea Părului
127035 Berca
127036 Băceni
127037 Cojanu
127038 Joseni
127039 Mânăstirea Rătești
127041 Pâclele
127042 Pleșcoi
127043 Pleșești (Berca)
127044 Rătești
127046 Sătuc
127047 Tâțârligu
127048 Valea Nucului
127049 Viforâta
127055 Bisoca
127056 Băltăgari
127057 Lacurile
127058 Lopătăreasa
127059 Pleși
127061 Recea
127062 Sările
127063 Șindrila
127065 Blăjani
127066 Sorești
127070 Boldu
127075 Bozioru
127076 Buduile
127077 Fișici
127078 Găvanele
127079 Gresia
127081 Izvoarele
127082 Nucu
127083 Scăeni
127084 Ulmet
127086 Văvălucile
127090 Brădeanu
127091 Mitropolia
127092 Smârdan
127095 Brăești
127096 Brătilești
127097 Goidești
127098 Ivănețu
127099 Pârscovelu
127101 Pinu
127102 Ruginoasa
127105 Breaza
127106 Bădeni
127107 Greceanca
127108 Văleanca-Vilănești
127109 Vispești
127110 Buda
127111 Alexandru Odobescu
127112 Dănulești
127113 Mucești-Dănulești
127114 Spidele
127116 Toropălești
127117 Valea Largă
127120 C.A. Rosetti
127121 Bălteni
127122 Bâlhacu
127123 Cotu Ciorii
127124 Lunca (C.A. Rosetti)
127126 Vizireni
127130 Calvini
127131 Bâscenii de Jos
127132 Bâscenii de Sus
127133 Frăsinet
127134 Olari
127135 Cănești
127136 Gonțești
127137 Negoșina
127138 Păcurile
127139 Șuchea
127141 Valea Verzei
127145 Cătina
127146 Corbu (Cătina)
127147 Slobozia
127148 Valea Cătinei
127149 Zeletin
127150 Cernătești
127151 Aldeni
127152 Băești
127153 Căldărușa
127154 Fulga
127156 Manasia
127157 Vlădeni
127158 Zărneștii de Slănic
127160 Chiliile
127161 Budești
127162 Crevelești
127163 Ghiocari
127164 Glodu-Petcari
127166 Poiana Pletari
127167 Trestioara (Chiliile)
127170 Chiojdu
127171 Bâsca Chiojdului
127172 Cătiașu
127173 Lera
127174 Plescioara
127176 Poenițele
127180 Cilibia
127181 Gara Cilibia
127182 Mânzu
127183 Movila Oii
127184 Poșta (Cilibia)
127185 Cislău
127186 Bărăști
127187 Buda Crăciunești
127188 Gura Bâscei
127189 Scărișoara
127190 Cochirleanca
127191 Boboc
127192 Gara Bobocu
127193 Roșioru
127194 Târlele
127195 Colți
127196 Aluniș
127197 Colții de Jos
127198 Muscelu Cărămănești
127200 Costești
127201 Budișteni
127202 Gomoești
127203 Groșani
127204 Pietrosu
127206 Spătaru
127210 Cozieni
127211 Anini
127212 Bălănești
127213 Bercești
127214 Ciocănești
127216 Cocârceni
127217 Colțeni
127218 Fața lui Nan
127219 Glodurile
127221 Izvoru (Cozieni)
127222 Lungești
127223 Nistorești
127224 Pietraru
127226 Punga
127227 Teișu
127228 Trestia
127229 Tulburea
127231 Valea Banului
127232 Valea Roatei
127233 Zăpodia
127240 Gălbinași
127241 Bentu
127242 Tăbărăști
127245 Gherăseni
127246 Sudiți (Gherăseni)
127250 Ghergheasa
127251 Sălcioara
127255 Glodeanu Sărat
127256 Căldărușeanca
127257 Ileana
127258 Pitulicea
127260 Glodeanu-Siliștea
127261 Casota
127262 Cârligu Mare
127263 Cârligu Mic
127264 Corbu (Glodeanu-Siliștea)
127266 Cotorca
127267 Satu Nou (Glodeanu-Siliștea)
127268 Văcăreasca
127270 Grebănu
127271 Homești
127272 Livada
127273 Livada Mică
127274 Plevna
127276 Zăplazi
127280 Gura Teghii
127281 Furtunești
127282 Nemertea
127283 Păltiniș
127284 Secuiu
127286 Vadu Oii
127287 Varlaam
127290 Largu
127291 Scărlătești
127295 Lopătari
127296 Brebu
127297 Fundata
127298 Luncile
127299 Pestrițu
127301 Plaiu Nucului
127302 Ploștina
127303 Potecu
127304 Săreni
127306 Terca
127307 Vârteju
127315 Luciu
127316 Caragele
127320 Măgura
127321 Ciuta
127322 Unguriu
127323 Ojasca
127325 Mărăcineni
127326 Căpățânești
127327 Potoceni
127330 Mărgăritești
127331 Câmpulungeanca
127332 Fântânele (Mărgăritești)
127335 Mânzălești
127336 Beșlii
127337 Buștea
127338 Cireșu
127339 Ghizdita
127341 Gura Bădicului
127342 Jghiab
127343 Plavățu
127344 Poiana Vâlcului
127346 Satu Vechi
127347 Trestioara (Mânzălești)
127348 Valea Cotoarei
127349 Valea Ursului
127355 Merei
127356 Ciobănoaia
127357 Dealu Viei
127358 Dobrilești
127359 Gura Sărății
127361 Izvoru Dulce (Merei)
127362 Lipia
127363 Nenciulești
127364 Ogrăzile
127366 Sărata-Monteoru
127367 Valea Puțului Merei
127375 Mihăilești
127376 Colțăneni
127377 Florica
127378 Mărgineanu
127379 Satu Nou (Mihăilești)
127380 Movila Banului
127381 Cioranca
127382 Limpeziș
127385 Murgești
127386 Batogu
127387 Valea Ratei
127390 Năeni
127391 Fântânele (Năeni)
127392 Fințești
127393 Proșca
127394 Vârf
127395 Odăile
127396 Capu Satului
127397 Corneanu
127398 Gorâni
127399 Lacu
127401 Piatra Albă
127402 Posobești
127403 Scoroșești
127404 Valea Fântânei
127406 Valea Ștefanului
127410 Padina
127411 Tătulești
127415 Pardoși
127416 Chiperu
127417 Costomiru
127418 Valea Șchiopului
127419 Valea lui Lalu
127420 Pănătău
127421 Begu
127422 Lacu cu Anini
127423 Măguricea
127424 Plăișor
127426 Râpile
127427 Sibiciu de Jos
127428 Tega
127429 Zaharești
127430 Pătârlagele
127431 Calea Chiojdului
127432 Crâng
127433 Fundăturile
127434 Gornet
127436 Lunca (Pătârlagele)
127437 Mănăstirea
127438 Mărunțișu
127439 Mușcel
127441 Poienile
127442 Sibiciu de Sus
127443 Stroești
127444 Valea Lupului
127446 Valea Sibiciului
127447 Valea Viei
127450 Pârscov
127451 Bădila
127452 Curcănești
127453 Lunca Frumoasă
127454 Oleșești
127456 Pârjolești
127457 Robești
127458 Runcu
127459 Târcov
127461 Tocileni
127462 Trestieni
127463 Valea Purcarului
127470 Pietroasele
127471 Câlțești
127472 Clondiru de Sus
127473 Dara
127474 Pietroasa Mică
127476 Șarânga
127480 Podgoria
127481 Coțatcu
127482 Oratia
127483 Pleșești (Podgoria)
127484 Tăbăcari
127485 Poșta Câlnău
127486 Aliceni
127487 Coconari
127488 Potârnichești
127489 Sudiți (Poșta Câlnău)
127491 Zilișteanca
127495 Puiești
127496 Dăscălești
127497 Lunca (Puiești)
127498 Măcrina
127499 Nicolești
127501 Plopi
127502 Puieștii de Jos
127503 Puieștii de Sus
127505 Racovițeni
127506 Budrea
127507 Petrișoru
127510 Râmnicelu
127511 Colibași
127512 Fotin
127513 Știubei
127515 Robeasca
127516 Moșești
127520 Rușețu
127521 Sergent Ionel Ștefan
127525 Săgeata
127526 Banița
127527 Beilic
127528 Bordușani
127529 Dâmbroca
127531 Găvănești
127532 Movilița
127535 Săhăteni
127536 Găgeni
127537 Istrița de Jos
127538 Vintileanca
127540 Săpoca
127541 Mătești
127545 Sărulești
127546 Cărătnău de Jos
127547 Cărătnău de Sus
127548 Goicelu
127549 Sările-Cătun
127551 Valea Largă-Sărulești
127552 Valea Stânei
127555 Scorțoasa
127556 Balta Tocila
127557 Beciu
127558 Dâlma
127559 Deleni
127561 Golu Grabicina
127562 Grabicina de Jos
127563 Grabicina de Sus
127564 Gura Văii
127566 Plopeasa
127567 Policiori
127575 Scutelnici
127576 Arcanu
127577 Brăgăreasa
127578 Lipănescu
127580 Siriu
127581 Cașoca
127582 Colțu Pietrii
127583 Gura Siriului
127584 Mușcelușa
127585 Lunca Jariștei
127595 Smeeni
127596 Albești
127597 Bălaia
127598 Călțuna
127599 Moisica
127601 Udați-Lucieni
127602 Udați-Mânzu
127605 Stâlpu
127610 Tisău
127611 Bărbuncești
127612 Grăjdana
127613 Haleș
127614 Izvoranu
127616 Izvoru (Tisău)
127617 Leiculești
127618 Pădurenii
127619 Salcia
127621 Strezeni
127622 Valea Sălciilor
127630 Topliceni
127631 Băbeni
127632 Ceairu
127633 Dedulești
127634 Gura Făgetului
127636 Poșta (Topliceni)
127637 Răducești
127640 Țintești
127641 Maxenu
127642 Odaia Banului
127643 Pogonele
127645 Ulmeni
127646 Băltăreți
127647 Clondiru
127648 Sărata
127649 Vâlcele
127650 Vadu Pașii
127651 Băjani
127652 Focșănei
127653 Gura Câlnăului
127654 Scurtești
127656 Stăncești
127660 Valea Râmnicului
127661 Oreavul
127662 Rubla
127665 Valea Salciei
127666 Modreni
127667 Valea Salciei-Cătun
127670 Vâlcelele
127675 Vernești
127676 Brădeanca
127677 Cândești
127678 Cârlomănești
127679 Mierea
127681 Nenciu
127682 Nișcov
127683 Săsenii Noi
127684 Săsenii Vechi
127686 Săsenii pe Vale
127687 Zorești
127695 Vintilă Vodă
127696 Bodinești
127697 Coca-Antimirești
127698 Coca-Niculești
127699 Niculești
127701 Petrăchești
127702 Podu Muncii
127703 Sârbești
127704 Smeești
127705 Viperești
127706 Muscel
127707 Pălici
127708 Rușavăț
127709 Tronari
127711 Ursoaia
127715 Zărnești
127716 Comisoaia
127717 Fundeni
127718 Pruneni
127719 Vadu Sorești
127720 Ziduri
127721 Costieni
127722 Cuculeasa
127723 Heliade Rădulescu
127724 Lanurile
127726 Zoița
130001 Priseaca
130002-130169 Târgoviște
135100 Fieni
135101 Berevoești
135102 Costești
135200 Găești
135300 Moreni
135400 Pucioasa
135401 Bela
135402 Diaconești
135403 Glodeni (Pucioasa)
135404 Malurile
135405 Miculești
135406 Pucioasa-Sat
135500 Titu
135501 Fusea
135502 Hagioaica
135503 Mereni (Titu)
135504 Plopu
135505 Sălcuța
137005 Aninoasa
137006 Săteni
137007 Viforâta
137010 Băleni
137011 Băleni-Sârbi
137015 Băleni-Români
137020 Bărbulețu
137021 Aluniș
137022 Cetățuia
137023 După Deal
137024 Gura Bărbulețului
137025 Râu Alb
137026 Pietrari
137027 Râu Alb de Jos
137028 Râu Alb de Sus
137029 Șipot
137031 Valea
137035 Bezdead
137036 Broșteni (Bezdead)
137037 Costișata
137038 Măgura (Bezdead)
137039 Tunari
137041 Valea Morii
137045 Bilciurești
137046 Suseni-Socetu
137050 Braniștea
137051 Dâmbovicioara
137052 Săvești
137055 Brănești
137056 Priboiu (Brănești)
137060 Brezoaele
137061 Brezoaia
137065 Buciumeni
137066 Dealu Mare
137067 Valea Leurzii
137070 Bucșani
137071 Hăbeni
137072 Racovița
137073 Rățoaia
137075 Butimanu
137076 Bărbuceanu
137077 Lucianca
137078 Ungureni (Butimanu)
137080 Cândești
137081 Aninoșani
137082 Cândești-Deal
137083 Cândești-Vale
137084 Dragodănești
137086 Valea Mare (Cândești)
137090 Ciocănești
137091 Crețu
137092 Decindea
137093 Urziceanca
137094 Vizurești
137095 Cobia
137096 Blidari
137097 Călugăreni (Cobia)
137098 Căpșuna
137099 Cobiuța
137101 Crăciunești
137102 Frasin-Deal
137103 Frasin-Vale
137104 Gherghițești
137106 Mănăstirea
137107 Mislea
137115 Cojasca
137116 Fântânele
137117 Iazu
137120 Comișani
137121 Lazuri
137125 Conțești
137126 Bălteni
137127 Boteni
137128 Călugăreni (Conțești)
137129 Crângași
137131 Gămănești
137132 Heleșteu
137133 Mereni (Conțești)
137135 Corbii Mari
137136 Bărăceni
137137 Grozăvești
137138 Moara din Groapă
137139 Petrești (Corbii Mari)
137141 Podu Corbencii
137142 Satu Nou
137143 Ungureni (Corbii Mari)
137144 Vadu Stanchii
137145 Cornățelu
137146 Alunișu
137147 Bolovani
137148 Corni
137149 Slobozia
137150 Cornești
137151 Bujoreanca
137152 Cătunu (Cornești)
137153 Cristeasca
137154 Crivățu
137156 Frasinu
137157 Hodărăști
137158 Ibrianu
137159 Postârnacu
137161 Ungureni (Cornești)
137165 Costeștii din Vale
137166 Mărunțișu
137167 Tomșani
137170 Crângurile
137171 Bădulești
137172 Crângurile de Jos
137173 Crângurile de Sus
137174 Pătroaia-Deal
137176 Pătroaia-Vale
137177 Potlogeni-Vale
137178 Rățești
137179 Voia
137180 Crevedia
137181 Cocani
137182 Dârza
137183 Mânăstirea
137184 Samurcași
137185 Dărmănești
137186 Mărginenii de Sus
137187 Vlădeni
137190 Dobra
137191 Mărcești
137195 Doicești
137200 Dragodana
137201 Boboci
137202 Burduca
137203 Cuparu
137204 Pădureni
137206 Picior de Munte
137207 Străoști
137210 Dragomirești
137211 Decindeni
137212 Geangoești
137213 Mogoșești
137214 Râncăciov
137216 Ungureni (Dragomirești)
137220 Finta
137221 Bechinești
137222 Finta Mare
137223 Finta Veche
137224 Gheboaia
137225 Glodeni
137226 Gușoiu
137227 Lăculețe
137228 Livezile (Glodeni)
137229 Malu Mierii
137231 Schela
137235 Gura Foii
137236 Bumbuia
137237 Catanele
137238 Făgetu
137240 Gura Ocniței
137241 Adânca
137242 Ochiuri
137243 Săcueni
137245 Gura Șuții
137246 Speriețeni
137250 Hulubești
137251 Butoiu de Jos
137252 Butoiu de Sus
137253 Măgura (Hulubești)
137254 Valea Dadei
137255 I. L. Caragiale
137256 Ghirdoveni
137257 Mija
137260 Iedera
137261 Colibași
137262 Cricovu Dulce
137263 Iedera de Jos
137264 Iedera de Sus
137265 Lucieni
137266 Olteni (Lucieni)
137267 Raciu
137268 Siliștea (Raciu)
137269 Șuța Seacă
137270 Ludești
137271 Miloșari
137272 Potocelu
137273 Scheiu de Jos
137274 Scheiu de Sus
137276 Telești
137280 Lungulețu
137281 Oreasca
137282 Serdanu
137285 Malu cu Flori
137286 Capu Coastei
137287 Copăceni
137288 Micloșanii Mari
137289 Micloșanii Mici
137290 Mănești
137291 Drăgăești-Pământeni
137292 Drăgăești-Ungureni
137295 Mătăsaru
137296 Crețulești
137297 Odaia Turcului
137298 Poroinica
137299 Puțu cu Salcie
137301 Sălcioara (Mătăsaru)
137302 Tețcoiu
137305 Mogoșani
137306 Chirca
137307 Cojocaru
137308 Merii
137309 Zăvoiu
137310 Moroeni
137311 Dobrești
137312 Glod
137313 Lunca (Moroeni)
137314 Mușcel
137316 Pucheni (Moroeni)
137320 Morteni
137321 Neajlovu
137325 Moțăieni
137326 Cucuteni
137330 Niculești
137331 Ciocănari
137332 Movila (Niculești)
137335 Nucet
137336 Cazaci
137337 Ilfoveni
137340 Ocnița
137345 Odobești
137346 Brâncoveanu
137347 Crovu
137348 Miulești
137349 Zidurile
137350 Petrești
137351 Coada Izvorului
137352 Gherghești
137353 Greci
137354 Ionești
137356 Potlogeni-Deal
137357 Puntea de Greci
137360 Pietroșița
137361 Dealu Frumos
137365 Poiana
137366 Poienița
137370 Potlogi
137371 Pitaru
137372 Podu Cristinii
137373 Românești
137374 Vlăsceni
137375 Produlești
137376 Broșteni (Produlești)
137377 Costeștii din Deal
137380 Pucheni
137381 Brădățel
137382 Meișoare
137383 Valea Largă
137384 Vârfureni
137385 Răcari
137386 Bălănești
137387 Colacu
137388 Ghergani
137389 Ghimpați
137391 Mavrodin
137392 Săbiești
137393 Stănești
137395 Răzvad
137396 Gorgota
137397 Valea Voievozilor
137400 Runcu
137401 Bădeni
137402 Brebu
137403 Ferestre
137404 Piatra
137406 Siliștea (Runcu)
137410 Sălcioara
137411 Bănești
137412 Cătunu (Sălcioara)
137413 Cuza Vodă
137414 Ghinești
137416 Mircea Vodă
137417 Moara Nouă
137418 Movila (Sălcioara)
137419 Podu Rizii
137420 Slobozia Moară
137425 Șelaru
137426 Fierbinți
137427 Glogoveanu
137430 Șotânga
137431 Teiș
137435 Tărtășești
137436 Bâldana
137437 Gulia
137440 Tătărani
137441 Căprioru
137442 Gheboieni
137443 Priboiu (Tătărani)
137445 Uliești
137446 Croitori
137447 Hanu lui Pală
137448 Jugureni
137449 Mânăstioara
137451 Olteni (Uliești)
137452 Ragu
137453 Stavropolia
137455 Ulmi
137456 Colanu
137457 Dimoiu
137458 Dumbrava
137459 Matraca
137461 Nisipurile
137462 Udrești
137463 Viișoara
137465 Valea Lungă
137466 Băcești
137467 Izvoru (Valea Lungă)
137468 Moșia Mică
137469 Șerbăneasa
137471 Ștubeie Tisa
137472 Valea Lungă-Gorgota
137473 Valea Lungă-Ogrea
137474 Valea Mare (Valea Lungă)
137475 Valea Lungă-Cricov
137476 Valea lui Dan
137485 Valea Mare
137486 Fețeni
137487 Gârleni
137488 Livezile (Valea Mare)
137489 Saru
137491 Stratonești
137492 Valea Caselor
137495 Văcărești
137496 Brăteștii de Jos
137497 Bungetu
137498 Perșinari
137500 Văleni-Dâmbovița
137501 Mesteacăn
137505 Vârfuri
137506 Cârlănești
137507 Cojoiu
137508 Merișoru
137509 Stătești
137511 Șuvița
137512 Ulmetu
137515 Vișina
137516 Broșteni (Vișina)
137517 Izvoru (Vișina)
137518 Răscăeți
137519 Vultureanca
137520 Vișinești
137521 Dospinești
137522 Sultanu
137523 Urseiu
137525 Voinești
137526 Gemenea-Brătulești
137527 Izvoarele
137528 Lunca (Voinești)
137529 Manga
137531 Mânjina
137532 Oncești
137533 Suduleni
137535 Vulcana-Băi
137536 Nicolaești
137537 Vulcana de Sus
137540 Vulcana-Pandele
137541 Gura Vulcanei
137542 Lăculețe-Gară
137543 Toculești
140001-140113 Alexandria
145100 Roșiori de Vede
145200 Turnu Măgurele
145300 Videle
145301 Coșoaia
145400 Zimnicea
147005 Balaci
147006 Burdeni
147007 Tecuci
147010 Băbăița
147011 Clănița
147012 Frăsinet
147013 Merișani (Băbăița)
147015 Blejești
147016 Baciu
147017 Sericu
147020 Bogdana
147021 Broșteanca
147022 Ulmeni
147023 Urluiu
147025 Botoroaga
147026 Călugăru
147027 Târnava
147028 Tunari
147029 Valea Cireșului
147030 Bragadiru
147035 Brânceni
147040 Bujoreni
147041 Dărvaș
147042 Prunaru
147045 Bujoru
147050 Buzescu
147055 Călinești
147056 Antonești
147057 Copăceanca
147058 Licuriciu
147059 Marița
147060 Călmățuiu
147061 Bujoru (Călmățuiu)
147062 Caravaneți
147063 Nicolae Bălcescu
147065 Călmățuiu de Sus
147066 Băcălești
147067 Ionașcu
147070 Cervenia
147075 Ciolănești
147076 Baldovinești
147077 Ciolăneștii din Deal
147078 Ciolăneștii din Vale
147080 Ciuperceni
147081 Poiana
147085 Conțești
147090 Cosmești
147091 Ciuperceni (Cosmești)
147095 Crângeni
147096 Balta Sărată
147097 Dorobanțu
147098 Stejaru (Crângeni)
147100 Crângu
147101 Dracea
147102 Florica
147103 Secara
147104 Zlata
147105 Crevenicu
147106 Rădulești
147110 Didești
147111 Însurăței
147112 Satu Nou
147115 Dobrotești
147116 Merișani (Dobrotești)
147120 Drăcșenei
147121 Beuca
147122 Drăcșani
147123 Odobeasca
147124 Plopi
147126 Satul Vechi
147130 Drăgănești de Vede
147131 Măgura cu Liliac
147132 Văcărești
147135 Drăgănești-Vlașca
147136 Comoara
147137 Văceni
147140 Frumoasa
147141 Păuleasca
147145 Furculești
147146 Moșteni (Furculești)
147147 Spătărei
147148 Voievoda
147150 Gălăteni
147151 Bâscoveni
147152 Grădișteanca
147155 Gratia
147156 Ciurari-Deal
147157 Drăghinești
147160 Islaz
147161 Moldoveni
147165 Izvoarele
147170 Lisa
147171 Vânători
147175 Lița
147180 Lunca
147181 Pleașov
147182 Prundu
147183 Saelele
147185 Mavrodin
147186 Nenciulești
147187 Păru Rotund
147190 Măgura
147191 Guruieni
147195 Măldăeni
147200 Mârzănești
147201 Cernetu
147202 Teleormanu
147203 Valea Părului
147205 Mereni
147206 Merenii de Jos
147207 Merenii de Sus
147208 Ștefeni
147210 Moșteni
147215 Nanov
147220 Năsturelu
147221 Zimnicele
147225 Necșești
147226 Belciug
147227 Gârdești
147230 Olteni
147231 Perii Broșteni
147235 Orbeasca
147236 Lăceni
147237 Orbeasca de Jos
147238 Orbeasca de Sus
147240 Peretu
147245 Piatra
147250 Pietroșani
147255 Plopii-Slăvitești
147256 Bârseștii de Jos
147257 Beciu
147258 Brâncoveanca
147259 Dudu
147261 Smârdan
147265 Plosca
147270 Poeni
147271 Banov
147272 Brătești
147273 Cătunu
147274 Preajba
147276 Țăvârlău
147277 Vătași
147280 Poroschia
147281 Calomfirești
147285 Putineiu
147286 Băduleasa
147287 Cârlomanu
147290 Rădoiești
147291 Cetatea
147292 Rădoiești-Deal
147293 Rădoiești-Vale
147295 Răsmirești
147296 Ludăneasca
147300 Salcia
147301 Băneasa
147302 Tudor Vladimirescu
147305 Săceni
147306 Butculești
147307 Ciurari
147310 Sârbeni
147311 Sârbenii de Jos
147312 Udeni
147315 Scrioaștea
147316 Brebina
147317 Cucueți
147318 Viile
147320 Scurtu Mare
147321 Albeni
147322 Drăcești
147323 Negrilești
147324 Scurtu-Slăvești
147326 Valea Poștei
147330 Seaca
147331 Năvodari
147335 Segarcea-Vale
147336 Olteanca
147337 Segarcea-Deal
147340 Sfințești
147345 Siliștea
147346 Butești
147347 Purani
147348 Puranii de Sus
147349 Siliștea Mică
147350 Siliștea Gumești
147355 Slobozia Mândra
147356 Uda-Clocociov
147357 Uda-Paciurea
147360 Smârdioasa
147361 Șoimu
147365 Stejaru
147366 Bratcovu
147367 Gresia
147368 Socetu
147370 Suhaia
147371 Fântânele
147375 Ștorobăneasa
147376 Beiu
147380 Talpa
147381 Linia Costii
147382 Rotărești
147383 Talpa Poștei
147384 Talpa-Bâscoveni
147386 Talpa-Ogrăzile
147390 Tătărăștii de Jos
147391 Lada
147392 Negreni
147393 Negrenii de Sus
147394 Negrenii-Osebiți
147396 Obârtu
147397 Slăvești
147400 Tătărăștii de Sus
147401 Dobreni
147402 Udupu
147405 Traian
147410 Trivalea-Moșteni
147411 Brătășani
147412 Deparați
147415 Troianul
147416 Dulceni
147417 Vatra
147420 Țigănești
147425 Vârtoape
147426 Gărăgău
147427 Vârtoapele de Jos
147428 Vârtoapele de Sus
147430 Vedea
147431 Albești
147432 Coșoteni
147433 Dulceanca
147434 Meri
147435 Viișoara
147440 Vitănești
147441 Purani (Vitănești)
147442 Schitu Poienari
147443 Siliștea (Vitănești)
147445 Zâmbreasca
200001 Făcăi
200002 Mofleni
200003 Popoveni
200004 Șimnicu de Jos
200008-200820 Craiova
205100 Băilești
205101 Balasan
205200 Calafat
205201 Basarabi
205202 Ciupercenii Vechi
205203 Golenți
205300 Filiași
205301 Almăjel
205302 Bâlta
205303 Braniște (Filiași)
205304 Fratoștița
205305 Răcarii de Sus
205306 Uscăci
205400 Segarcea
207005 Afumați
207006 Boureni
207007 Covei
207010 Almăj
207011 Beharca
207012 Bogea
207013 Coțofenii din Față
207014 Moșneni
207016 Șitoaia
207020 Amărăștii de Jos
207021 Ocolna
207022 Prapor
207025 Amărăștii de Sus
207026 Dobrotești
207027 Nisipuri
207028 Zvorsca
207030 Apele Vii
207035 Argetoaia
207036 Băranu
207037 Berbeșu
207038 Iordăchești
207039 Leordoasa
207041 Malumnic
207042 Novac
207043 Piria
207044 Poiana Fântânii
207046 Salcia
207047 Teascu din Deal
207048 Ursoaia
207055 Bârca
207060 Bechet
207065 Bistreț
207066 Bistrețu Nou
207067 Brândușa
207068 Plosca
207070 Botoșești-Paia
207075 Brabova
207076 Caraiman
207077 Mosna
207078 Răchita de Jos
207079 Urdinița
207081 Voita
207085 Braloștița
207086 Ciocanele
207087 Racovița
207088 Schitu
207089 Sfircea
207091 Valea Fântânilor
207095 Bratovoești
207096 Bădoși
207097 Georocu Mare
207098 Prunet
207099 Rojiște
207101 Tâmburești
207105 Brădești
207106 Brădeștii Bătrâni
207107 Meteu
207108 Piscani
207109 Răcarii de Jos
207111 Tatomirești
207115 Breasta
207116 Cotu
207117 Crovna
207118 Făget
207119 Obedin
207121 Roșieni
207122 Valea Lungului
207125 Bucovăț
207126 Cârligei
207127 Italieni
207128 Leamna de Jos
207129 Leamna de Sus
207131 Palilula
207132 Sărbătoarea
207135 Bulzești
207136 Frățila
207137 Gura Racului
207138 Înfrățirea
207139 Piscu Lung
207141 Poienile
207142 Prejoi
207143 Săliște
207144 Seculești
207146 Stoicești
207150 Calopăr
207151 Bâzdâna
207152 Belcinu
207153 Panaghia
207154 Sălcuța (Calopăr)
207155 Caraula
207160 Carpen
207161 Cleanov
207162 Geblești
207165 Castranova
207166 Puțuri
207170 Călărași
207171 Sărata
207175 Celaru
207176 Ghizdăvești
207177 Marotinu de Jos
207178 Marotinu de Sus
207179 Soreni
207180 Cerăt
207181 Malaica
207185 Cernătești
207186 Cornița
207187 Rasnicu Bătrân
207188 Rasnicu Oghian
207189 Țiu
207190 Cetate
207191 Moreni
207195 Cioroiași
207196 Cetățuia (Cioroiași)
207197 Cioroiu Nou
207200 Ciupercenii Noi
207201 Smârdan
207205 Coșoveni
207206 Cârcea
207210 Coțofenii din Dos
207211 Mihăița
207212 Potmelțu
207215 Daneți
207216 Brabeți
207217 Braniște (Daneți)
207218 Locusteni
207220 Dăbuleni
207221 Chiașu
207225 Desa
207230 Dioști
207231 Ciocănești
207232 Radomir
207235 Dobrești
207236 Căciulătești
207237 Georocel
207238 Murta
207239 Toceni
207240 Drăgotești
207241 Benești
207242 Bobeanu
207243 Buzduc
207244 Popânzălești
207246 Viișoara
207250 Drănic
207251 Booveni
207252 Foișor
207253 Padea
207255 Fărcaș
207256 Amărăști
207257 Golumbelu
207258 Golumbu
207259 Moflești
207261 Nistoi
207262 Plopu-Amărăști
207263 Puținei
207264 Soceni
207266 Tălpaș
207270 Galicea Mare
207275 Gângiova
207276 Comoșteni
207280 Ghercești
207281 Gârlești
207282 Luncșoru
207283 Ungureni
207284 Ungurenii Mici
207285 Gighera
207286 Nedeia
207287 Zăval
207290 Giubega
207291 Galiciuica
207295 Giurgița
207296 Curmătura
207297 Filaret
207300 Gogoșu
207301 Gogoșița
207302 Ștefănel
207305 Goicea
207306 Cârna
207310 Goiești
207311 Adâncata
207312 Fântâni
207313 Gruița
207314 Mălăești
207316 Mogoșești
207317 Muereni
207318 Piorești
207319 Pometești
207321 Popeasa
207322 Țandăra
207323 Vladimir
207324 Zlătari
207330 Grecești
207331 Bărboi
207332 Busu
207333 Busulețu
207334 Grădiștea
207336 Gropanele
207340 Ișalnița
207345 Izvoare
207346 Corlate
207347 Domnu Tudor
207350 Leu
207351 Zănoaga
207355 Lipovu
207356 Lipovu de Sus
207360 Maglavit
207361 Hunia
207365 Malu Mare
207366 Ghindeni
207367 Preajba
207370 Măceșu de Jos
207371 Săpata
207375 Măceșu de Sus
207380 Mârșani
207385 Melinești
207386 Bodăiești
207387 Bodăieștii de Sus
207388 Godeni
207389 Muierușu
207391 Negoiești
207392 Odoleni
207393 Ohaba
207394 Ploștina
207396 Popești
207397 Spineni
207398 Valea Mare
207399 Valea Muierii de Jos
207405 Mischii
207406 Călinești
207407 Gogoșești
207408 Mlecănești
207409 Motoci
207411 Urechești
207415 Moțăței
207416 Dobridor
207417 Moțăței-Gară
207420 Murgași
207421 Balota de Jos
207422 Balota de Sus
207423 Bușteni
207424 Gaia
207426 Picăturile
207427 Rupturile
207428 Velești
207430 Negoi
207431 Catane
207432 Catanele Noi
207435 Orodel
207436 Bechet (Orodel)
207437 Călugărei
207438 Cornu
207439 Teiu
207440 Ostroveni
207441 Lișteava
207445 Perișor
207446 Mărăcinele
207450 Pielești
207451 Câmpeni
207452 Lânga
207455 Piscu Vechi
207456 Ghidici
207457 Pisculeț
207460 Plenița
207461 Castrele Traiane
207465 Podari
207466 Balta Verde
207467 Braniște (Podari)
207468 Gura Văii
207469 Livezi
207470 Poiana Mare
207471 Tunarii Noi
207472 Tunarii Vechi
207475 Predești
207476 Bucicani
207477 Cârstovani
207478 Frasin
207479 Milovan
207481 Pleșoi
207482 Predeștii Mici
207485 Radovan
207486 Fântânele (Radovan)
207487 Întorsura
207488 Târnava
207490 Rast
207495 Robănești
207496 Bojoiu
207497 Golfin
207498 Lăcrița Mare
207499 Lăcrița Mică
207501 Robăneștii de Jos
207502 Robăneștii de Sus
207505 Sadova
207506 Piscu Sadovei
207510 Sălcuța
207511 Mârza
207512 Plopșor
207513 Tencănău
207515 Scăești
207516 Valea lui Pătru
207520 Seaca de Câmp
207521 Piscu Nou
207525 Seaca de Pădure
207526 Răchita de Sus
207527 Veleni
207530 Secu
207531 Comănicea
207532 Smadovicioara de Secu
207533 Șumandra
207535 Siliștea Crucii
207540 Sopot
207541 Bașcov
207542 Beloț
207543 Cernat
207544 Pereni
207546 Pietroaia
207547 Sârsca
207550 Șimnicu de Sus
207551 Albești
207552 Cornetu
207553 Deleni
207554 Dudovicești
207556 Duțulești
207557 Florești
207558 Izvor
207559 Jieni
207561 Leșile
207562 Milești
207563 Românești
207570 Teasc
207571 Secui
207575 Terpezița
207576 Căciulatu
207577 Căruia
207578 Floran
207579 Lazu
207580 Teslui
207581 Coșereni
207582 Fântânele (Teslui)
207583 Preajba de Jos
207584 Preajba de Pădure
207586 Țărțăl
207587 Urieni
207588 Viișoara-Moșneni
207590 Țuglui
207591 Jiul
207595 Unirea
207600 Urzicuța
207601 Urzica Mare
207605 Valea Stanciului
207606 Horezu-Poenari
207610 Vârtop
207615 Vârvoru de Jos
207616 Bujor
207617 Ciutura
207618 Criva
207619 Dobromira
207621 Drăgoaia
207622 Gabru
207623 Vârvor
207625 Vela
207626 Bucovicior
207627 Cetățuia (Vela)
207628 Desnățui
207629 Gubaucea
207631 Segleț
207632 Suharu
207633 Știubei
207635 Verbița
207636 Verbicioara
210001 Bârsești
210002 Drăgoeni
210003 Iezureni
210004 Polata
210005 Preajba Mare
210006 Romanești
210007 Slobozia
210008 Ursați
210101-210260 Târgu Jiu
215100 Bumbești-Jiu
215101 Curtișoara
215102 Lăzărești
215103 Pleșa
215104 Tetila
215200 Motru
215201 Dealu Pomilor
215202 Horăști
215203 Însurăței
215204 Leurda
215205 Lupoița
215206 Ploștina
215207 Râpa
215208 Roșiuța
215300 Novaci
215301 Bercești
215302 Hirișești
215303 Pociovaliștea
215304 Sitești
215400 Rovinari
215500 Târgu Cărbunești
215501 Blahnița de Jos
215502 Cărbunești-Sat
215503 Cojani
215504 Crețești
215505 Curteana
215506 Floreșteni
215507 Măceșu
215508 Pojogeni
215509 Rogojeni
215510 Ștefănești
215600 Țicleni
217005 Albeni
217006 Bârzeiu de Gilort
217007 Bolbocești
217008 Doseni
217009 Mirosloveni
217011 Prunești
217015 Alimpești
217016 Ciupercenii de Olteț
217017 Corșoru
217018 Nistorești
217019 Sârbești
217020 Aninoasa
217021 Bobaia
217022 Costești
217023 Groșerea
217024 Sterpoaia
217025 Arcani
217026 Câmpofeni
217027 Sănătești
217028 Stroiești
217030 Baia de Fier
217031 Cernădia
217035 Voiteștii din Vale
217036 Bălănești
217037 Blidari
217038 Cânepești
217039 Glodeni
217041 Ohaba
217042 Voiteștii din Deal
217045 Bălești
217046 Ceauru
217047 Cornești
217048 Găvănești
217049 Rasova
217051 Stolojani
217052 Tălpășești
217053 Tămășești
217054 Voinigești
217055 Bărbătești
217056 Musculești
217057 Petrești
217058 Socu
217060 Bâlteni
217061 Cocoreni
217062 Moi
217063 Peșteana-Jiu
217064 Vlăduleni
217065 Bengești-Ciocadia
217066 Bălcești
217067 Bengești
217068 Bircii
217069 Ciocadia
217070 Berlești
217071 Bârzeiu
217072 Gâlcești
217073 Lihulești
217074 Pârâu Viu
217076 Scrada
217077 Scurtu
217080 Bolboși
217081 Bălăcești
217082 Bolboasa
217083 Igirosu
217084 Miclosu
217086 Ohaba-Jiu
217087 Valea
217090 Borăscu
217091 Baniu
217092 Calapăru
217093 Gura-Menți
217094 Menții din Dos
217096 Miluta
217097 Scorușu
217100 Brănești
217101 Bădești
217102 Brebenei
217103 Capu Dealului
217104 Gilortu
217106 Pârâu
217110 Bumbești-Pițic
217111 Cârligei
217112 Poienari
217115 Bustuchin
217116 Cionți
217117 Motorgi
217118 Nămete
217119 Poiana-Seciuri
217121 Poienița
217122 Pojaru
217123 Valea Pojarului
217125 Căpreni
217126 Aluniș
217127 Brătești
217128 Bulbuceni
217129 Cetatea
217131 Cornetu
217132 Dealu Spirei
217133 Satu Nou
217135 Cătunele
217136 Dealu Viilor
217137 Lupoaia
217138 Steic
217139 Valea Mânăstirii
217141 Valea Perilor
217145 Câlnic
217146 Câlnicu de Sus
217147 Didilești
217148 Găleșoaia
217149 Hodoreasca
217151 Pieptani
217152 Pinoasa
217153 Stejerei
217154 Vâlceaua
217155 Ciuperceni
217156 Boboiești
217157 Peșteana-Vulcan
217158 Priporu
217159 Strâmba-Vulcan
217161 Vârtopu
217162 Zorzila
217165 Crasna
217166 Aninișu din Deal
217167 Aninișu din Vale
217168 Buzești
217169 Cărpiniș
217171 Crasna din Deal
217172 Drăgoiești
217173 Dumbrăveni
217174 Radoși
217175 Crușeț
217176 Bojinu
217177 Marinești
217178 Măiag
217179 Mierea
217181 Miericeaua
217182 Slămnești
217183 Slăvuța
217184 Urda de Jos
217186 Văluța
217190 Dănciulești
217191 Bibulești
217192 Hălăngești
217193 Obârșia
217194 Petrăchei
217196 Rădinești
217197 Zăicoiu
217200 Dănești
217201 Barza
217202 Botorogi
217203 Brătuia
217204 Bucureasa
217206 Merfulești
217207 Șasa
217208 Trocani
217209 Țârculești
217211 Ungureni
217212 Văcarea
217220 Drăgotești
217221 Corobăi
217222 Trestioara
217225 Drăguțești
217226 Cârbești
217227 Dâmbova
217228 Iași-Gorj
217229 Tâlvești
217231 Urechești
217235 Fărcășești
217236 Fărcășești-Moșneni
217237 Peșteana de Jos
217238 Rogojel
217239 Roșia-Jiu
217241 Timișeni
217242 Valea cu Apă
217245 Glogova
217246 Cămuiești
217247 Cleșnești
217248 Iormănești
217249 Olteanu
217250 Godinești
217251 Arjoci
217252 Câlcești
217253 Chiliu
217254 Pârâu de Pripor
217256 Pârâu de Vale
217257 Rătez
217260 Hurezani
217261 Busuioci
217262 Pegeni
217263 Plopu
217264 Totea de Hurezani
217265 Ionești
217266 Gura Șușiței
217267 Iliești
217268 Picu
217270 Jupânești
217271 Boia
217272 Pârâu Boia
217273 Vidin
217274 Vierșani
217275 Lelești
217276 Frătești
217277 Rasovița
217280 Licurici
217281 Frumușei
217282 Negreni
217283 Totea
217285 Logrești
217286 Colțești
217287 Frunza
217288 Logrești-Moșteni
217289 Măru
217291 Popești
217292 Seaca
217293 Târgu Logrești
217295 Mătăsari
217296 Brădet
217297 Brădețel
217298 Croici
217299 Runcurel
217300 Mușetești
217301 Arșeni
217302 Bârcaciu
217303 Gămani
217304 Grui
217306 Stăncești
217307 Stăncești-Larga
217310 Negomir
217311 Artanu
217312 Bohorel
217313 Condeiești
217314 Nucetu
217316 Orzu
217317 Paltinu
217318 Raci
217319 Ursoaia
217321 Valea Racilor
217325 Padeș
217326 Apa Neagră
217327 Călugăreni
217328 Cerna-Sat
217329 Cloșani
217331 Motru Sec
217332 Orzești
217333 Văieni
217335 Peștișani
217336 Boroșteni
217337 Brădiceni
217338 Frâncești
217339 Gureni
217341 Hobița
217342 Seuca
217345 Plopșoru
217346 Broșteni
217347 Broștenii de Sus
217348 Ceplea
217349 Cursaru
217351 Deleni
217352 Izvoarele
217353 Olari
217354 Piscuri
217356 Sărdănești
217357 Văleni
217365 Polovragi
217366 Racovița
217370 Prigoria
217371 Bucșana
217372 Burlani
217373 Călugăreasa
217374 Dobrana
217376 Negoiești
217377 Zorlești
217380 Roșia de Amaradia
217381 Becheni
217382 Dealu Viei
217383 Ruget
217384 Seciurile
217386 Stejaru
217387 Șitoaia
217390 Runcu
217391 Bâlta
217392 Bâltișoara
217393 Dobrița
217394 Răchiți
217396 Suseni
217397 Valea Mare
217400 Samarinești
217401 Băzăvani
217402 Boca
217403 Duculești
217404 Larga
217406 Țirioi
217407 Valea Bisericii
217408 Valea Mică
217409 Valea Poienii
217410 Săcelu
217411 Blahnița de Sus
217412 Hăiești
217413 Jeriștea
217414 Magherești
217415 Săulești
217416 Bibești
217417 Dolcești
217418 Purcaru
217420 Schela
217421 Arsuri
217422 Gornăcel
217423 Păjiștele
217424 Sâmbotin
217425 Scoarța
217426 Bobu
217427 Budieni
217428 Câmpu Mare
217429 Cerătu de Copăcioasa
217431 Colibași
217432 Copăcioasa
217433 Lazuri
217434 Lintea
217436 Mogoșani
217437 Pișteștii din Deal
217445 Slivilești
217446 Cojmănești
217447 Miculești
217448 Strâmtu
217449 Sura
217451 Șiacu
217452 Știucani
217453 Tehomir
217455 Stănești
217456 Alexeni
217457 Bălani
217458 Călești
217459 Curpen
217461 Măzăroi
217462 Obreja
217463 Pârvulești
217464 Vaidei
217466 Vălari
217470 Stejari
217471 Baloșani
217472 Băcești
217473 Dealu Leului
217474 Piscoiu
217476 Popești-Stejari
217480 Stoina
217481 Ciorari
217482 Mielușei
217483 Păișani
217484 Toiaga
217486 Ulmet
217487 Urda de Sus
217490 Telești
217491 Buduhala
217492 Șomănești
217495 Tismana
217496 Celei
217497 Costeni
217498 Gornovița
217499 Isvarna
217501 Pocruia
217502 Racoți
217503 Sohodol
217504 Topești
217506 Vâlcele
217507 Vânăta
217515 Turburea
217516 Cocorova
217517 Poiana
217518 Spahii
217519 Șipotu
217520 Turceni
217521 Gârbovu
217522 Jilțu
217523 Murgești
217524 Strâmba-Jiu
217526 Valea Viei
217530 Turcinești
217531 Cartiu
217532 Horezu
217533 Rugi
217535 Țânțăreni
217536 Arpadia
217537 Chiciora
217538 Florești
217540 Urdari
217541 Fântânele
217542 Hotăroasa
217545 Văgiulești
217546 Cârciu
217547 Covrigi
217548 Murgilești
217549 Valea Motrului
217550 Vladimir
217551 Andreești
217552 Frasin
217553 Valea Deșului
220001 Dudașu Schelei
220002 Gura Văii
220003 Schela Cladovei
220004-220256 Drobeta-Turnu Severin
225100 Baia de Aramă
225101 Bratilovu
225102 Brebina
225103 Dealu Mare
225104 Mărășești
225105 Negoești
225106 Pistrița
225107 Stănești
225108 Titerlești
225200 Orșova
225300 Strehaia
225301 Ciochiuța
225302 Comanda
225303 Hurducești
225304 Lunca Banului
225305 Menți
225306 Motruleni
225307 Slătinicu Mare
225308 Slătinicu Mic
225309 Stăncești
225400 Vânju Mare
225401 Bucura
225402 Nicolae Bălcescu
225403 Orevița Mare
225404 Traian
227005 Porțile de Fier II
227010 Bala
227011 Bala de Sus
227012 Brateșul
227013 Brativoești
227014 Câmpu Mare
227016 Cârșu
227017 Comănești
227018 Crainici
227019 Dâlma
227021 Iupca
227022 Molani
227023 Rudina
227024 Runcușoru
227026 Sărdănești
227027 Vidimirești
227030 Balta
227031 Coada Cornetului
227032 Costești
227033 Gornovița
227034 Nevățu
227036 Prejna
227037 Sfodea
227040 Bălăcița
227041 Dobra
227042 Gvardinița
227045 Bâcleș
227046 Corzu
227047 Giura
227048 Petra
227049 Podu Grosului
227051 Seliștiuța
227052 Smadovița
227055 Bâlvănești
227056 Bâlvăneștii de Jos
227057 Călineștii de Jos
227058 Călineștii de Sus
227059 Pârlagele
227060 Breznița-Motru
227061 Cosovăț
227062 Deleni
227063 Făuroaia
227064 Plai
227066 Tălăpanu
227067 Valea Teiului
227070 Breznița-Ocol
227071 Jidoștița
227072 Magheru
227073 Șușița (Breznița-Ocol)
227075 Broșteni
227076 Căpățânești
227077 Luncșoara
227078 Lupșa de Jos
227079 Lupșa de Sus
227081 Meriș
227085 Burila Mare
227086 Crivina
227087 Izvoru Frumos
227088 Țigănași
227089 Vrancea
227090 Butoiești
227091 Arginești
227092 Buicești
227093 Gura Motrului
227094 Jugastru
227096 Pluta
227097 Răduțești
227098 Țânțaru
227100 Căzănești
227101 Ercea
227102 Gârbovățu de Sus
227103 Govodarva
227104 Ilovu
227106 Jignița
227107 Păltinișu
227108 Poiana
227109 Roșia
227111 Severinești
227112 Suharu
227113 Valea Coșuștei
227120 Cireșu
227121 Bunoaica
227122 Jupânești
227123 Negrușa
227125 Corcova
227126 Breța
227127 Cernaia
227128 Cordun
227129 Croica
227131 Gârbovățu de Jos
227132 Imoasa
227133 Jirov
227134 Măru Roșu
227136 Pârvulești
227137 Pușcașu
227138 Stejaru
227139 Vlădășești
227145 Corlățel
227146 Valea Anilor
227150 Cujmir
227151 Aurora
227152 Cujmiru Mic
227155 Dârvari
227156 Gemeni
227160 Devesel
227161 Batoți
227162 Bistrețu
227163 Dunărea Mică
227164 Scăpău
227166 Tismana
227170 Dubova
227171 Baia Nouă
227172 Eibenthal
227175 Dumbrava
227176 Albulești
227177 Brâgleasa
227178 Dumbrava de Jos
227179 Dumbrava de Mijloc
227181 Dumbrava de Sus
227182 Golineasa
227183 Higiu
227184 Rocșoreni
227186 Valea Marcului
227187 Varodia
227188 Vlădica
227195 Eșelnița
227200 Florești
227201 Copăcioasa
227202 Gârdoaia
227203 Livezi
227204 Moșneni
227206 Peșteana
227207 Peștenuța
227208 Stroești
227209 Zegujani
227210 Gârla Mare
227211 Vrata
227215 Godeanu
227216 Marga
227217 Păunești
227218 Șiroca
227220 Gogoșu
227221 Balta Verde
227222 Burila Mică
227223 Ostrovu Mare
227225 Greci
227226 Bâltanele (Greci)
227227 Blidaru
227228 Sălătruc
227229 Valea Petrii
227231 Vișina
227235 Grozești
227236 Cârceni
227237 Păsărani
227238 Șușița (Grozești)
227240 Gruia
227241 Izvoarele
227242 Poiana Gruii
227245 Hinova
227246 Bistrița
227247 Cârjei
227248 Ostrovu Corbului
227250 Husnicioara
227251 Alunișul
227252 Bădițești
227253 Borogea
227254 Celnata
227256 Dumbrăvița
227257 Marmanu
227258 Oprănești
227259 Peri
227261 Priboiești
227262 Selișteni
227270 Ilovăț
227271 Budănești
227272 Cracu Lung
227273 Dâlbocița
227274 Firizu
227276 Racova
227280 Ilovița
227281 Bahna
227282 Moisești
227285 Isverna
227286 Busești
227287 Cerna-Vârf
227288 Drăghești
227289 Giurgiani
227291 Nadanova
227292 Seliștea
227293 Turtaba
227295 Izvoru Bârzii
227296 Balotești
227297 Halânga
227298 Puținei
227299 Răscolești
227301 Schinteiești
227302 Schitu Topolniței
227305 Jiana
227306 Cioroboreni
227307 Dănceu
227308 Jiana Mare
227309 Jiana Veche
227310 Livezile
227311 Izvorălu de Jos
227312 Izvoru Aneștilor
227313 Petriș
227314 Ștefan Odobleja
227315 Malovăț
227316 23 August
227317 Bârda
227318 Bobaița
227319 Colibași
227321 Lazu
227322 Negrești
227325 Obârșia de Câmp
227326 Izimșa
227330 Obârșia-Cloșani
227331 Godeanu (Obârșia-Cloșani)
227335 Oprișor
227336 Prisăceaua
227340 Pădina
227341 Biban
227342 Iablanița
227343 Olteanca
227344 Pădina Mare
227346 Pădina Mică
227347 Slașoma
227350 Pătulele
227351 Viașu
227355 Podeni
227356 Gornenți
227357 Mălărișca
227360 Ponoarele
227361 Băluța
227362 Bârâiacu
227363 Brânzeni
227364 Buicani
227366 Ceptureni
227367 Cracu Muntelui
227368 Delureni
227369 Gărdăneasa
227371 Gheorghești
227372 Ludu
227373 Proitești
227374 Răiculești
227376 Șipotu (Ponoarele)
227377 Valea Ursului (Ponoarele)
227380 Poroina Mare
227381 Fântânile Negre
227382 Stignița
227383 Șipotu (Poroina Mare)
227385 Pristol
227386 Cozia
227390 Prunișor
227391 Arvătești
227392 Balota
227393 Bâltanele (Prunișor)
227394 Cervenița
227396 Dragotești
227397 Fântâna Domnească
227398 Gârnița
227399 Ghelmegioaia
227401 Gutu
227402 Igiroasa
227403 Lumnic
227404 Mijarca
227406 Prunaru
227407 Zegaia
227410 Punghina
227411 Cearângu
227412 Drincea
227413 Măgurele
227414 Recea
227416 Satu Nou
227420 Rogova
227421 Poroinița
227425 Salcia
227430 Stângăceaua
227431 Bârlogeni
227432 Breznicioara
227433 Cerânganul
227434 Fața Motrului
227436 Poșta Veche
227437 Satu Mare
227438 Târsa
227440 Svinița
227445 Șimian
227446 Cerneți
227447 Dedovița Nouă
227448 Dedovița Veche
227449 Dudașu
227451 Erghevița
227452 Poroina
227453 Valea Copcii
227455 Șișești
227456 Cărămidaru
227457 Ciovârnășani
227458 Cocorova
227459 Crăguești
227461 Noapteșa
227465 Șovarna
227466 Ohaba
227467 Studina
227470 Tâmna
227471 Adunații Teiului
227472 Boceni
227473 Colareț
227474 Cremenea
227476 Fața Cremenii
227477 Izvorălu
227478 Manu
227479 Pavăț
227481 Plopi
227482 Valea Ursului (Tâmna)
227490 Vânători
227491 Braniștea
227492 Goanța
227493 Roșiori
227495 Vânjuleț
227496 Hotărani
227500 Vlădaia
227501 Almăjel
227502 Scorila
227503 Ștircovița
227505 Voloiac
227506 Cotoroaia
227507 Lac
227508 Ruptura
227509 Sperlești
227511 Țițirigi
227512 Valea Bună
227513 Voloicel
230001 Cireașov
230002-230128 Slatina
235100 Balș
235101 Corbeni
235102 Româna
235103 Teiș
235200 Caracal
235300 Corabia
235301 Tudor Vladimirescu
235302 Vârtopu
235400 Drăgănești-Olt
235401 Comani
235500 Piatra-Olt
235501 Bistrița Nouă
235502 Criva de Jos
235503 Criva de Sus
235504 Enoșești
235505 Piatra
235600 Scornicești
235601 Bălțați
235602 Bircii
235603 Chițeasca
235604 Constantinești
235605 Jitaru
235606 Mărgineni-Slobozia
235607 Mihăilești-Popești
235608 Mogoșești
235609 Negreni
235610 Piscani
235611 Rusciori
235612 Șuica
235613 Teiuș
237005 Baldovinești
237006 Băleasa
237007 Broșteni
237008 Dâmburile
237009 Găvănești
237011 Gubandru
237012 Pietriș
237015 Băbiciu
237020 Bărăști
237021 Bărăștii de Cepturi
237022 Bărăștii de Vede
237023 Boroești
237024 Ciocănești
237026 Lăzărești
237027 Mereni
237028 Moțoești
237029 Popești (Bărăști)
237030 Bârza
237031 Braneț
237035 Bobicești
237036 Bechet
237037 Belgun
237038 Chintești
237039 Comănești
237041 Govora
237042 Leotești
237043 Mirila
237045 Brastavățu
237046 Crușovu
237050 Brâncoveni
237051 Mărgheni
237052 Ociogi
237053 Văleni (Brâncoveni)
237055 Brebeni
237056 Teiușu
237060 Bucinișu
237061 Bucinișu Mic
237065 Cârlogani
237066 Beculești
237067 Cepari
237068 Scorbura
237069 Stupina
237070 Cezieni
237071 Bondrea
237072 Corlătești
237075 Cilieni
237080 Colonești
237081 Bărăști (Colonești)
237082 Bătăreni
237083 Cârstani
237084 Chelbești
237086 Guești
237087 Mărunței (Colonești)
237088 Năvârgeni
237089 Vlaici
237090 Corbu
237091 Burdulești
237092 Buzești
237093 Ciurești
237094 Milcoveni
237095 Coteana
237100 Crâmpoia
237101 Buta
237105 Cungrea
237106 Cepești
237107 Ibănești
237108 Miești
237109 Oteștii de Jos
237111 Oteștii de Sus
237112 Spătaru
237115 Curtișoara
237116 Dobrotinet
237117 Linia din Vale
237118 Pietrișu
237119 Proaspeți
237121 Raițiu
237125 Dăneasa
237126 Berindei
237127 Cioflanu
237128 Pestra
237129 Zănoaga
237130 Deveselu
237131 Comanca
237135 Dobrețu
237136 Curtișoara (Dobrețu)
237137 Horezu
237140 Dobrosloveni
237141 Frăsinetu
237142 Potopinu
237143 Reșca
237144 Reșcuța
237145 Dobroteasa
237146 Batia
237147 Câmpu Mare
237148 Vulpești
237150 Dobrun
237151 Bobu
237152 Chilii
237153 Osica de Jos
237154 Roșienii Mari
237156 Roșienii Mici
237157 Ulmet
237160 Drăghiceni
237161 Grozăvești
237162 Liiceni
237165 Făgețelu
237166 Bâgești
237167 Chilia
237168 Gruiu
237169 Isaci
237171 Pielcani
237175 Fălcoiu
237176 Cioroiașu
237177 Cioroiu
237180 Fărcașele
237181 Fărcașu de Jos
237182 Ghimpați
237183 Hotărani
237185 Găneasa
237186 Dranovățu
237187 Grădiștea
237188 Izvoru
237189 Oltișoru
237190 Gârcov
237191 Ursa
237195 Giuvărăști
237200 Gostavățu
237201 Slăveni
237205 Grădinari
237206 Petculești
237207 Runcu Mare
237208 Satu Nou (Grădinari)
237210 Grojdibodu
237211 Hotaru
237215 Ianca
237216 Potelu
237220 Iancu Jianu
237221 Dobriceni
237222 Preotești
237225 Icoana
237226 Floru
237227 Ursoaia
237230 Izbiceni
237235 Izvoarele
237236 Alimănești
237240 Leleasca
237241 Afumați
237242 Greerești
237243 Mierlicești
237244 Tonești (Leleasca)
237246 Tufaru
237247 Urși
237250 Mărunței
237251 Bălănești
237252 Malu Roșu
237255 Mihăești
237256 Bușca
237260 Milcov
237261 Ipotești
237262 Milcovu din Deal
237263 Milcovu din Vale
237264 Stejaru
237266 Ulmi
237270 Morunglav
237271 Bărăști (Morunglav)
237272 Ghioșani
237273 Morunești
237274 Poiana Mare
237275 Movileni
237276 Bacea
237280 Nicolae Titulescu
237281 Ghimpețeni
237282 Ghimpețenii Noi
237285 Obârșia
237286 Câmpu Părului
237287 Coteni
237288 Obârșia Nouă
237289 Tabonu
237290 Oboga
237291 Călui
237292 Gura Căluiu
237295 Oporelu
237296 Beria de Jos
237297 Beria de Sus
237298 Rădești
237300 Optași-Măgura
237301 Optași
237302 Vitănești
237303 Sârbii-Măgura
237305 Orlea
237306 Gura Padinii
237307 Orlea Nouă
237308 Satu Nou (Gura Padinii)
237310 Osica de Sus
237311 Greci (Osica de Sus)
237312 Ostrov
237313 Peretu
237314 Tomeni
237315 Vlăduleni
237325 Pârșcoveni
237326 Butoi
237327 Olari
237328 Șopârlița
237330 Perieți
237331 Bălteni
237332 Măgura (Perieți)
237333 Mierleștii de Sus
237335 Pleșoiu
237336 Arcești
237337 Arcești-Cot
237338 Cocorăști
237339 Doba
237341 Schitu din Deal
237342 Schitu din Vale
237345 Poboru
237346 Albești
237347 Cornățelu
237348 Creți
237349 Seaca (Poboru)
237351 Surpeni
237355 Potcoava
237356 Potcoava-Fălcoeni
237357 Sinești
237358 Trufinești
237359 Valea Merilor
237360 Priseaca
237361 Buicești
237362 Săltănești
237365 Radomirești
237366 Călinești
237367 Crăciunei
237368 Poiana
237370 Redea
237371 Redișoara
237372 Valea Soarelui
237375 Rotunda
237380 Rusănești
237381 Jieni
237385 Sâmburești
237386 Cerbeni
237387 Ionicești
237388 Lăunele
237389 Mănulești
237391 Stănuleasa (Sâmburești)
237392 Tonești (Sâmburești)
237395 Scărișoara
237396 Plăviceni
237397 Rudari
237400 Schitu
237401 Catanele
237402 Greci (Schitu)
237403 Lisa
237404 Moșteni
237405 Seaca
237410 Slătioara
237411 Salcia
237415 Spineni
237416 Alunișu
237417 Cuza Vodă
237418 Davidești
237419 Optășani
237421 Profa
237422 Vineți
237425 Sprâncenata
237426 Bârseștii de Sus
237427 Frunzaru
237428 Uria
237430 Stoenești
237435 Stoicănești
237440 Strejești
237441 Colibași
237442 Mamura
237443 Strejeștii de Sus
237445 Studina
237446 Arvăteasca
237447 Grădinile
237448 Plăviceanca
237449 Studinița
237450 Șerbănești
237451 Strugurelu
237452 Șerbăneștii de Sus
237455 Ștefan cel Mare
237456 Ianca Nouă
237460 Tătulești
237461 Bărbălăi
237462 Lunca
237463 Măgura (Tătulești)
237464 Mircești
237466 Momaiu
237470 Teslui
237471 Cherleștii Moșteni
237472 Cherleștii din Deal
237473 Comănița
237474 Corbu (Teslui)
237476 Deleni
237477 Schitu Deleni
237480 Tia Mare
237481 Doanca
237482 Potlogeni
237485 Topana
237486 Cândelești
237487 Ciorâca
237488 Cojgărei
237489 Ungureni
237490 Traian
237495 Tufeni
237496 Barza
237497 Stoborăști
237500 Urzica
237501 Stăvaru
237505 Valea Mare
237506 Bârca
237507 Recea
237508 Turia
237509 Zorleasca
237510 Vădastra
237511 Vișina Nouă
237515 Vădăstrița
237520 Văleni
237521 Mandra
237522 Popești (Văleni)
237523 Tirișneag
237525 Vâlcele
237526 Bărcănești
237527 Vâlcelele de Sus
237530 Verguleasa
237531 Căzănești
237532 Cucueți
237533 Dumitrești
237534 Poganu
237536 Valea Fetei
237537 Vânești
237540 Vișina
237545 Vitomirești
237546 Bulimanu
237547 Dejești
237548 Donești
237549 Stănuleasa (Vitomirești)
237551 Trepteni
237555 Vlădila
237556 Frăsinet-Gară
237557 Vlădila Nouă
237560 Voineasa
237561 Blaj
237562 Mărgăritești
237563 Racovița
237564 Rusăneștii de Sus
237565 Vulpeni
237566 Cotorbești
237567 Gropșani
237568 Mardale
237569 Pescărești
237571 Plopșorelu
237572 Prisaca
237573 Simniceni
237574 Tabaci
237576 Valea Satului
237580 Vulturești
237581 Dienci
237582 Valea lui Alb
237583 Vlăngărești
240001 Aranghel
240002 Căzănești (Râmnicu Vâlcea)
240003 Copăcelu
240004 Dealu Malului
240005 Poenari
240006 Priba
240007 Stolniceni
240008 Troian
240011-240049 Râmnicu Vâlcea
240050 Râureni
240051-240761 Râmnicu Vâlcea
245100 Băbeni
245101 Bonciu
245102 Capu Dealului
245103 Pădurețu
245104 Români
245105 Tătărani
245106 Valea Mare (Băbeni)
245200 Băile Govora
245201 Curăturile
245202 Gătejești
245203 Prajila
245300 Băile Olănești
245301 Cheia
245302 Comanca
245303 Gurguiata
245304 Livadia
245305 Mosoroasa
245306 Olănești
245307 Pietrișu
245308 Tisa
245400 Bălcești
245401 Benești
245402 Cârlogani
245403 Chirculești
245404 Gorunești (Bălcești)
245405 Irimești
245406 Otetelișu
245407 Preotești
245408 Satu Poieni
245500 Brezoi
245501 Călinești
245502 Corbu
245503 Drăgănești (Brezoi)
245504 Golotreni
245505 Păscoaia
245506 Proieni
245507 Valea lui Stan
245508 Văratica
245600 Călimănești
245601 Căciulata
245602 Jiblea Nouă
245603 Jiblea Veche
245604 Păușa
245605 Seaca (Călimănești)
245700 Drăgășani
245701 Valea Caselor (Drăgășani)
245702 Zărneni
245703 Zlătărei
245800 Horezu
245801 Ifrimești
245802 Râmești (Horezu)
245803 Romanii de Jos
245804 Romanii de Sus
245805 Tănăsești
245806 Urșani
245900 Ocnele Mari
245901 Buda
245902 Cosota
245903 Făcăi
245904 Gura Suhașului
245905 Lunca (Ocnele Mari)
245906 Ocnița
245907 Slătioarele
245908 Țeica
247005 Alunu
247006 Bodești (Alunu)
247007 Colțești
247008 Igoiu
247009 Ilaciu
247011 Ocracu
247012 Roșia
247015 Amărăști
247016 Mereșești
247017 Nemoiu
247018 Padina
247019 Palanga
247021 Teiul
247025 Bărbătești
247026 Bârzești
247027 Bodești (Bărbătești)
247028 Negrulești
247030 Berbești
247031 Dămțeni
247032 Dealu Aluniș
247033 Roșioara
247034 Târgu Gângulești
247036 Valea Mare (Berbești)
247040 Berislăvești
247041 Brădișor
247042 Dângești
247043 Rădăcinești
247044 Robaia
247046 Scăueni
247047 Stoenești (Berislăvești)
247050 Boișoara
247051 Bumbuești
247052 Găujani
247055 Budești
247056 Barza
247057 Bârsești (Budești)
247058 Bercioiu
247059 Linia (Budești)
247061 Piscu Pietrei
247062 Racovița (Budești)
247063 Ruda
247065 Bujoreni
247066 Bogdănești (Bujoreni)
247067 Gura Văii
247068 Lunca (Bujoreni)
247069 Malu Alb
247071 Malu Vârtop
247072 Olteni
247075 Bunești
247076 Coasta Mare
247077 Firești
247078 Râpănești
247079 Teiușu
247081 Titireci
247085 Câineni
247086 Câinenii Mari
247087 Câinenii Mici
247088 Greblești
247089 Priloage
247091 Râu Vadului
247092 Robești
247095 Cernișoara
247096 Armășești
247097 Groși
247098 Mădulari (Cernișoara)
247099 Modoia
247101 Obârșia
247102 Sărsănești
247105 Copăceni
247106 Bălteni
247107 Bondoci
247108 Hotărasa
247109 Ulmetu
247111 Vețelu
247115 Costești
247116 Bistrița
247117 Pietreni
247118 Văratici
247120 Crețeni
247121 Izvoru
247122 Mrenești
247123 Streminoasa
247125 Dăești
247126 Băbuești
247127 Fedeleșoiu
247128 Sânbotin
247130 Dănicei
247131 Bădeni
247132 Ceretu
247133 Cireșul
247134 Dealu Lăunele
247136 Dealu Scheiului
247137 Dobrești
247138 Drăgulești
247139 Glodu
247141 Gura Crucilor
247142 Lăunele de Jos
247143 Linia pe Vale
247144 Udrești
247146 Valea Scheiului
247150 Drăgoești
247151 Buciumeni
247152 Geamăna (Drăgoești)
247155 Făurești
247156 Băbeni-Oltețu
247157 Budești (Diculești)
247158 Bungețani
247159 Colelia
247161 Diculești
247162 Găinești
247163 Mărcușu
247164 Milești
247165 Fârtățești
247166 Afânata
247167 Becșani
247168 Cățetu
247169 Cuci
247171 Dăncăi
247172 Dejoi
247173 Dozești
247174 Gârnicet
247176 Giulești
247177 Giuleștii de Sus
247178 Măricești
247179 Nisipi
247181 Popești (Fârtățești)
247182 Rusănești
247183 Seciu
247184 Stănculești
247186 Șotani
247187 Tanislavi
247188 Valea Ursului
247195 Frâncești
247196 Băluțoaia
247197 Coșani
247198 Dezrobiți
247199 Genuneni
247201 Mănăilești
247202 Moșteni
247203 Surpatele
247204 Viișoara
247205 Galicea
247206 Bratia din Deal
247207 Bratia din Vale
247208 Cocoru
247209 Cremenari
247211 Dealu Mare (Galicea)
247212 Ostroveni
247213 Teiu
247214 Valea Râului
247215 Ghioroiu
247216 Căzănești (Ghioroiu)
247217 Herăști
247218 Mierea
247219 Poienari
247221 Știrbești
247225 Glăvile
247226 Aninoasa
247227 Jaroștea
247228 Olteanca (Glăvile)
247229 Voiculeasa
247230 Golești
247231 Aldești
247232 Blidari
247233 Coasta (Golești)
247234 Drăgănești (Golești)
247236 Gibești
247237 Giurgiuveni
247238 Opătești
247239 Poenița
247241 Popești (Golești)
247242 Tulei-Câmpeni
247243 Vătășești
247250 Grădiștea
247251 Diaconești
247252 Dobricea
247253 Linia (Grădiștea)
247254 Obislavu
247256 Străchinești
247257 Turburea
247258 Țuțuru
247259 Valea Grădiștei
247260 Gușoeni
247261 Burdălești
247262 Dealu Mare (Gușoeni)
247263 Gușoianca
247264 Măgureni
247266 Spârleni
247270 Ionești
247271 Bucșani
247272 Dealu Mare (Ionești)
247273 Delureni (Ionești)
247274 Fișcălia
247276 Fotești
247277 Guguianca
247278 Marcea
247279 Prodănești
247280 Laloșu
247281 Berbești (Laloșu)
247282 Ghindari
247283 Mologești
247284 Oltețani
247286 Portărești
247290 Lădești
247291 Cermegești (Lădești)
247292 Chiricești
247293 Ciumagi
247294 Dealu Corni
247296 Găgeni
247297 Măldărești (Lădești)
247298 Olteanca (Lădești)
247299 Păsculești
247301 Popești (Lădești)
247305 Lăpușata
247306 Berești
247307 Broșteni
247308 Mijați
247309 Sărulești
247311 Scorușu
247312 Șerbănești (Lăpușata)
247313 Zărnești
247315 Livezi
247316 Părăușani
247317 Pârâienii de Jos
247318 Pârâienii de Mijloc
247319 Pârâienii de Sus
247321 Pleșoiu (Livezi)
247322 Tina
247325 Lungești
247326 Carcadiești
247327 Dumbrava
247328 Fumureni
247329 Gănțulei
247331 Stănești-Lunca
247335 Malaia
247336 Ciungetu
247337 Săliștea
247340 Mateești
247341 Greci
247342 Turcești
247345 Măciuca
247346 Bocșa
247347 Botorani
247348 Ciocănari
247349 Măciuceni
247351 Măldărești (Măciuca)
247352 Oveselu
247353 Popești (Măciuca)
247354 Ștefănești (Măciuca)
247356 Zăvoieni
247360 Mădulari
247361 Bălșoara
247362 Bănțești
247363 Dimulești
247364 Iacovile
247366 Mamu
247370 Măldărești
247371 Măldăreștii de Jos
247372 Roșoveni
247373 Telechești
247375 Mihăești
247376 Arsanca
247377 Bârsești (Mihăești)
247378 Buleta
247379 Govora
247381 Gurișoara
247382 Măgura
247383 Munteni
247384 Negreni
247386 Rugetu (Mihăești)
247387 Scărișoara
247388 Stupărei
247389 Vulpuești
247395 Milcoiu
247396 Căzănești (Milcoiu)
247397 Ciutești
247398 Izbășești
247399 Șuricaru
247401 Tepșenari
247405 Muereasca
247406 Andreiești
247407 Frâncești-Coasta
247408 Găvănești
247409 Hotarele
247411 Muereasca de Sus
247412 Pripoara
247413 Șuta
247415 Nicolae Bălcescu
247416 Bănești
247417 Corbii din Vale
247418 Dosu Râului
247419 Gâltofani
247421 Ginerica
247422 Linia Hanului
247423 Măzăraru
247424 Mângureni
247426 Pleșoiu (Nicolae Bălcescu)
247427 Popești (Nicolae Bălcescu)
247428 Predești
247429 Rotărăști
247431 Schitu
247432 Șerbăneasa
247433 Tufanii
247434 Valea Bălcească
247436 Valea Viei
247440 Olanu
247441 Casa Veche
247442 Cioboți
247443 Drăgioiu
247444 Nicolești
247446 Stoicănești
247450 Orlești
247451 Aurești
247452 Procopoaia
247453 Scaioși
247454 Silea
247455 Oteșani
247456 Bogdănești (Oteșani)
247457 Cârstănești
247458 Cucești
247459 Sub Deal
247460 Păușești
247461 Barcanele
247462 Buzdugan
247463 Cernelele
247464 Păușești-Otăsău
247466 Șerbănești (Păușești)
247467 Șolicești
247468 Văleni (Păușești)
247470 Păușești-Măglași
247471 Coasta (Păușești-Măglași)
247472 Pietrari (Păușești-Măglași)
247473 Ulmețel
247474 Valea Cheii
247476 Vlăduceni
247480 Perișani
247481 Băiașu
247482 Bratovești
247483 Cucoiu
247484 Mlăceni
247486 Podeni
247487 Poiana
247488 Pripoare
247489 Spinu
247491 Surdoiu
247492 Titești
247500 Pesceana
247501 Cermegești (Pesceana)
247502 Lupoaia
247503 Negraia
247504 Roești (Pesceana)
247506 Ursoaia
247510 Pietrari
247511 Pietrarii de Sus
247515 Popești
247516 Curtea
247517 Dăești (Popești)
247518 Firijba
247519 Meieni
247521 Urși (Popești)
247522 Valea Caselor (Popești)
247525 Prundeni
247526 Bărbuceni
247527 Călina
247528 Zăvideni
247530 Racovița
247531 Balota
247532 Blănoiu
247533 Bradu-Clocotici
247534 Copăceni (Racovița)
247536 Gruiu Lupului
247537 Tuțulești
247540 Roești
247541 Băiașa
247542 Băjenari
247543 Bărbărigeni
247544 Ciocâltei
247546 Cueni
247547 Frasina
247548 Piscu Scoarței
247549 Râpa Cărămizii
247551 Saioci
247555 Roșiile
247556 Balaciu
247557 Cherăști
247558 Hotăroaia
247559 Lupuiești
247561 Păsărei
247562 Pertești
247563 Pleșești
247564 Rățălești
247566 Romanești
247567 Zgubea
247575 Runcu
247576 Căligi
247577 Gropeni
247578 Snamăna
247579 Surpați
247581 Valea Babei
247582 Vărateci
247585 Sălătrucel
247586 Pătești
247587 Seaca (Sălătrucel)
247588 Șerbănești (Sălătrucel)
247590 Scundu
247591 Avrămești
247592 Blejani
247593 Crângu
247595 Sinești
247596 Ciucheți
247597 Dealu Bisericii
247598 Mijlocu
247599 Popești (Sinești)
247601 Urzica
247605 Slătioara
247606 Coasta Cerbului
247607 Gorunești (Slătioara)
247608 Milostea
247609 Mogești
247611 Rugetu (Slătioara)
247615 Stănești
247616 Bărcănești
247617 Cioponești
247618 Cuculești
247619 Gârnicetu
247621 Linia Dealului
247622 Suiești
247623 Valea Lungă
247624 Vârleni
247625 Stoenești
247626 Bârlogu
247627 Budurăști
247628 Deleni
247629 Dobriceni
247631 Gruieri
247632 Gruiu
247633 Mogoșești
247634 Neghinești
247636 Piscu Mare
247637 Popești (Stoenești)
247638 Suseni
247639 Zmeurătu
247645 Stoilești
247646 Balomireasa
247647 Bârsoiu
247648 Bulagei
247649 Delureni (Stoilești)
247651 Geamăna (Stoilești)
247652 Ghiobești
247653 Giuroiu
247654 Izvoru Rece (Stoilești)
247656 Malu
247657 Nețești
247658 Obogeni
247659 Stănești (Stoilești)
247661 Urși (Stoilești)
247662 Vlădulești
247665 Stroești
247666 Cireșu
247667 Dianu
247668 Obrocești
247669 Pojogi-Cerna
247670 Sutești
247671 Boroșești
247672 Cetățeaua
247673 Izvorașu
247674 Măzili
247676 Mitrofani
247677 Racu
247678 Verdea
247680 Șirineasa
247681 Aricioaia
247682 Ciorăști
247683 Slăvitești
247684 Valea Alunișului
247685 Ștefănești
247686 Condoiești
247687 Dobrușa
247688 Șerbănești (Ștefănești)
247690 Șușani
247691 Râmești (Șușani)
247692 Sârbi
247693 Stoiculești
247694 Ușurei
247695 Tetoiu
247696 Băroiu
247697 Budele
247698 Măneasa
247699 Nenciulești
247701 Popești (Tetoiu)
247702 Țepești
247705 Tomșani
247706 Bălțățeni
247707 Bogdănești (Tomșani)
247708 Chiceni
247709 Dumbrăvești
247711 Foleștii de Jos
247712 Mirești
247715 Foleștii de Sus
247725 Vaideeni
247726 Cerna
247727 Cornet
247728 Izvoru Rece (Vaideeni)
247729 Marița
247730 Valea Mare
247731 Bătășani
247732 Delureni (Valea Mare)
247733 Drăganu
247734 Mărgineni
247736 Pietroasa
247740 Vlădești
247741 Fundătura
247742 Pleașa
247743 Priporu
247744 Trundin
247745 Voicești
247746 Tighina
247747 Voiceștii din Vale
247750 Voineasa
247751 Valea Măceșului
247752 Voineșița
247755 Zătreni
247756 Butanu
247757 Ciortești
247758 Contea
247759 Dealu Glămeia
247761 Dealu Văleni
247762 Făurești (Zătreni)
247763 Gănești
247764 Lăcusteni
247766 Lăcustenii de Jos
247767 Lăcustenii de Sus
247768 Mănicea
247769 Mecea
247771 Oltețu
247772 Sășcioara
247773 Stanomiru
247774 Valea Văleni
247776 Văleni (Zătreni)
247777 Zătrenii de Sus
300001-300789 Timișoara
305100 Buziaș
305101 Bacova
305102 Silagiu
305200 Deta
305201 Opatița
305300 Făget
305301 Bătești
305302 Begheiu Mic
305303 Bichigi
305304 Brănești
305305 Bunea Mare
305306 Bunea Mică
305307 Colonia Mică
305308 Jupânești
305309 Povârgina
305310 Temerești
305400 Jimbolia
305500 Lugoj
305501 Măguri
305502 Tapia
305600 Sânnicolau Mare
307005 Balinț
307006 Bodo
307007 Fădimac
307008 Târgoviște
307010 Banloc
307011 Dolaț
307012 Livezile
307013 Ofsenița
307014 Partoș
307016 Soca
307020 Bara
307021 Dobrești
307022 Lăpușnic
307023 Rădmănești
307024 Spata
307025 Bârna
307026 Botești
307027 Botinești
307028 Drinova
307029 Jurești
307031 Pogănești
307032 Sărăzani
307035 Beba Veche
307036 Cherestur
307037 Pordeanu
307040 Becicherecu Mic
307041 Dudeștii Noi
307045 Belinț
307046 Babșa
307047 Chizătău
307048 Gruni
307050 Bethausen
307051 Cladova
307052 Cliciova
307053 Cutina
307054 Leucușești
307056 Nevrincea
307060 Biled
307061 Uihei
307065 Șandra
307070 Bogda
307071 Altringen
307072 Buzad
307073 Charlotenburg
307074 Comeat
307076 Sintar
307080 Boldur
307081 Jabăr
307082 Ohaba-Forgaci
307083 Sinersig
307085 Brestovăț
307086 Coșarii
307087 Hodoș (Brestovăț)
307088 Lucareț
307089 Teș
307090 Cărpiniș
307091 Iecea Mare
307092 Iecea Mică
307095 Cenad
307100 Cenei
307101 Bobda
307102 Checea
307105 Chevereșu Mare
307106 Dragșina
307107 Vucova
307110 Ciacova
307111 Cebza
307112 Gad
307113 Ghilad
307114 Macedonia
307116 Obad
307117 Petroman
307120 Comloșu Mare
307121 Comloșu Mic
307122 Lunga
307125 Coșteiu
307126 Hezeriș
307127 Păru
307128 Țipari
307129 Valea Lungă Română
307130 Criciova
307131 Cireșu
307132 Cireșu Mic
307133 Jdioara
307135 Curtea
307136 Coșava
307137 Homojdia
307140 Darova
307141 Hodoș (Darova)
307142 Sacoșu Mare
307145 Denta
307146 Breștea
307147 Rovinița Mare
307148 Rovinița Mică
307150 Dudeștii Vechi
307151 Cheglevici
307152 Colonia Bulgară
307153 Vălcani
307155 Dumbrava
307156 Bucovăț (Dumbrava)
307157 Răchita
307160 Dumbrăvița
307165 Fârdea
307166 Drăgsinești
307167 Gladna Montană
307168 Gladna Română
307169 Hăuzești
307171 Mâtnicu Mic
307172 Zolt
307175 Foeni
307176 Cruceni
307180 Gavojdia
307181 Jena
307182 Lugojel
307183 Sălbăgel
307185 Gătaia
307186 Berecuța
307187 Birda
307188 Butin
307189 Mânăstire
307191 Percosova
307192 Sângeorge
307193 Sculia
307194 Șemlacu Mare
307196 Șemlacu Mic
307200 Ghiroda
307201 Giarmata-Vii
307205 Ghizela
307206 Hisiaș
307207 Paniova
307208 Șanovița
307210 Giarmata
307211 Cerneteaz
307215 Giera
307216 Grănicerii
307217 Toager
307220 Giroc
307221 Chișoda
307225 Giulvăz
307226 Crai Nou
307227 Ivanda
307228 Rudna
307230 Jamu Mare
307231 Clopodia
307232 Ferendia
307233 Gherman
307234 Lățunaș
307235 Jebel
307236 Pădureni
307240 Lenauheim
307241 Bulgăruș
307242 Grabaț
307245 Liebling
307246 Cerna
307247 Iosif
307250 Lovrin
307251 Gottlob
307252 Vizejdia
307255 Tomnatic
307260 Margina
307261 Breazova
307262 Bulza
307263 Coșevița
307264 Coșteiu de Sus
307266 Groși
307267 Nemeșești
307268 Sintești
307269 Zorani
307270 Mașloc
307271 Alioș
307272 Fibiș
307273 Remetea Mică
307275 Mănăștiur
307276 Pădurani
307277 Remetea-Luncă
307278 Topla
307280 Moravița
307281 Dejan
307282 Gaiu Mic
307283 Stamora Germană
307285 Moșnița Nouă
307286 Albina
307287 Moșnița Veche
307288 Rudicica
307289 Urseni
307290 Nădrag
307291 Crivina
307295 Nițchidorf
307296 Blajova
307297 Duboz
307300 Ohaba Lungă
307301 Dubești
307302 Ierșnic
307303 Ohaba Română
307305 Orțișoara
307306 Călacea
307307 Cornești
307308 Seceani
307310 Peciu Nou
307311 Diniaș
307312 Sânmartinu Sârbesc
307315 Periam
307316 Pesac
307320 Pietroasa
307321 Crivina de Sus
307322 Fărășești
307323 Poieni
307325 Pișchia
307326 Bencecu de Jos
307327 Bencecu de Sus
307328 Murani
307329 Sălciua Nouă
307330 Racovița
307331 Căpăt
307332 Drăgoiești
307333 Ficătar
307334 Hitiaș
307336 Sârbova
307340 Recaș
307341 Bazoș
307342 Herneacova
307343 Izvin
307344 Nadăș
307346 Petrovaselo
307347 Stanciova
307350 Remetea Mare
307351 Bazoșu Nou
307352 Bucovăț (Remetea Mare)
307353 Ianova
307355 Sacoșu Turcesc
307356 Berini
307357 Icloda
307358 Otvești
307359 Stamora Română
307361 Uliuc
307362 Unip
307365 Satchinez
307366 Bărăteaz
307367 Hodoni
307370 Săcălaz
307371 Beregsău Mare
307372 Beregsău Mic
307375 Sânandrei
307376 Carani
307377 Covaci
307380 Sânmihaiu Român
307381 Sânmihaiu German
307382 Utvin
307385 Sânpetru Mare
307386 Igriș
307387 Saravale
307390 Secaș
307391 Checheș
307392 Crivobara
307393 Vizma
307395 Șag
307396 Parța
307400 Știuca
307401 Dragomirești
307402 Oloșag
307403 Zgribești
307405 Teremia Mare
307406 Nerău
307407 Teremia Mică
307410 Tomești
307411 Baloșești
307412 Colonia Fabricii
307413 Luncanii de Jos
307414 Luncanii de Sus
307416 Românești
307420 Topolovățu Mare
307421 Cralovăț
307422 Ictar-Budinți
307423 Iosifalău
307424 Suștra
307426 Topolovățu Mic
307430 Tormac
307431 Cadăr
307432 Șipet
307435 Traian Vuia
307436 Jupani
307437 Săceni
307438 Sudriaș
307439 Surducu Mic
307441 Susani
307445 Uivar
307446 Iohanisfeld
307447 Otelec
307448 Pustiniș
307449 Răuți
307451 Sânmartinu Maghiar
307455 Variaș
307456 Gelu
307457 Sânpetru Mic
307460 Victor Vlad Delamarina
307461 Herendești
307462 Honorici
307463 Pădureni (Victor Vlad Delamarina)
307464 Petroasa Mare
307466 Pini
307467 Visag
307470 Voiteg
307471 Folea
310001-310508 Arad
315100 Chișineu-Criș
315101 Nădab
315200 Curtici
315201 Dorobanți
315300 Ineu
315301 Mocrea
315400 Lipova
315401 Radna
315402 Șoimoș
315500 Nădlac
315600 Pâncota
315601 Măderat
315700 Sebiș
315701 Donceni
315702 Prunișor
315703 Sălăjeni
317005 Almaș
317006 Cil
317007 Joia Mare
317008 Rădești
317010 Apateu
317011 Berechiu
317012 Moțiori
317015 Archiș
317016 Bârzești
317017 Groșeni
317018 Nermiș
317020 Bata
317021 Bacău de Mijloc
317022 Bulci
317023 Țela
317025 Bârsa
317026 Aldești
317027 Hodiș
317028 Voivodeni
317030 Bârzava
317031 Bătuța
317032 Căpruța
317033 Dumbrăvița
317034 Groșii Noi
317036 Lalașinț
317037 Monoroștia
317038 Slatina de Mureș
317040 Beliu
317041 Benești
317042 Bochia
317043 Secaci
317044 Tăgădău
317046 Vasile Goldiș
317050 Birchiș
317051 Căpălnaș
317052 Ostrov
317053 Virismort
317055 Bocsig
317056 Mânerău
317057 Răpsig
317060 Brazii
317061 Buceava-Șoimuș
317062 Iacobini
317063 Mădrigești
317064 Secaș
317065 Buteni
317066 Berindia
317067 Cuied
317068 Păulian
317070 Cărand
317071 Seliștea
317075 Cermei
317076 Avram Iancu (Cermei)
317077 Șomoșcheș
317080 Chisindia
317081 Păiușeni
317082 Văsoaia
317085 Conop
317086 Belotinț
317087 Chelmac
317088 Milova
317089 Odvoș
317090 Covăsinț
317095 Craiva
317096 Chișlaca
317097 Ciuntești
317098 Coroi
317099 Mărăuș
317101 Rogoz de Beliu
317102 Stoinești
317103 Susag
317104 Șiad
317106 Tălmaci
317110 Dezna
317111 Buhani
317112 Laz
317113 Neagra
317114 Slatina de Criș
317115 Dieci
317116 Cociuba
317117 Crocna
317118 Revetiș
317119 Roșia
317120 Fântânele
317121 Aluniș
317122 Frumușeni
317123 Tisa Nouă
317125 Felnac
317126 Bodrogu Nou
317127 Călugăreni
317130 Zădăreni
317135 Ghioroc
317136 Cuvin
317137 Miniș
317140 Grăniceri
317141 Șiclău
317145 Gurahonț
317146 Bonțești
317147 Dulcele
317148 Feniș
317149 Honțișor
317151 Iosaș
317152 Mustești
317153 Pescari
317154 Valea Mare (Gurahonț)
317156 Zimbru
317160 Hălmagiu
317161 Bănești
317162 Bodești
317163 Brusturi
317164 Cristești
317166 Ionești
317167 Leasa
317168 Leștioara
317169 Poienari
317171 Tisa
317172 Țărmure
317180 Hălmăgel
317181 Luncșoara
317182 Sârbi
317183 Târnăvița
317184 Țohești
317185 Hășmaș
317186 Agrișu Mic
317187 Botfei
317188 Clit
317189 Comănești
317191 Urvișu de Beliu
317195 Ignești
317196 Minead
317197 Nădălbești
317198 Susani
317200 Iratoșu
317201 Variașu Mare
317202 Variașu Mic
317205 Livada
317206 Sânleani
317210 Macea
317211 Sânmartin
317215 Mișca
317216 Satu Nou
317217 Vânători
317218 Zerindu Mic
317220 Moneasa
317221 Rănușa
317225 Olari
317226 Sintea Mică
317230 Păuliș
317231 Barațca
317232 Cladova
317233 Sâmbăteni
317235 Pecica
317236 Bodrogu Vechi
317237 Sederhat
317238 Turnu
317240 Peregu Mare
317241 Peregu Mic
317245 Petriș
317246 Corbești
317247 Ilteu
317248 Obârșia
317249 Roșia Nouă
317251 Seliște
317255 Pilu
317256 Vărșand
317260 Pleșcuța
317261 Aciuța
317262 Budești
317263 Dumbrava
317264 Gura Văii
317266 Rostoci
317267 Tălagiu
317270 Săvârșin
317271 Căprioara
317272 Cuiaș
317273 Hălăliș
317274 Pârnești
317276 Temeșești
317277 Toc
317278 Troaș
317279 Valea Mare (Săvârșin)
317280 Sântana
317281 Caporal Alexa
317285 Secusigiu
317286 Munar
317287 Satu Mare
317288 Sânpetru German
317290 Seleuș
317291 Iermata
317292 Moroda
317295 Semlac
317300 Sintea Mare
317301 Adea
317302 Țipar
317305 Socodor
317310 Șagu
317311 Cruceni
317312 Firiteaz
317313 Fiscut
317314 Hunedoara Timișană
317315 Șeitin
317320 Șepreuș
317325 Șicula
317326 Chereluș
317327 Gurba
317330 Șilindia
317331 Camna
317332 Iercoșeni
317333 Luguzău
317334 Satu Mic
317335 Șimand
317340 Șiria
317341 Galșa
317342 Mâsca
317345 Șiștarovăț
317346 Cuveșdia
317347 Labașinț
317348 Varnița
317350 Șofronea
317351 Sânpaul
317355 Tauț
317356 Minișel
317357 Minișu de Sus
317358 Nadăș
317360 Târnova
317361 Arăneag
317362 Chier
317363 Drauț
317364 Dud
317365 Agrișu Mare
317375 Ususău
317376 Bruznic
317377 Dorgoș
317378 Pătârș
317379 Zăbalț
317380 Vărădia de Mureș
317381 Baia
317382 Julița
317383 Lupești
317384 Nicolae Bălcescu
317386 Stejar
317390 Vârfurile
317391 Avram Iancu (Vârfurile)
317392 Groși
317393 Lazuri
317394 Măgulicea
317396 Mermești
317397 Poiana
317398 Vidra
317400 Vinga
317401 Mailat
317402 Mănăștur
317405 Vladimirescu
317406 Cicir
317407 Horia
317408 Mândruloc
317410 Zăbrani
317411 Chesinț
317412 Neudorf
317415 Zărand
317416 Cintei
317420 Zerind
317421 Iermata Neagră
317425 Zimandu Nou
317426 Andrei Șaguna
317427 Zimandcuz
320001 Câlnic
320002 Cuptoare (Reșița)
320003 Doman
320004 Moniom
320005 Secu
320006 Țerova
320011-320236 Reșița
325100 Anina
325150 Steierdorf
325200 Băile Herculane
325201 Pecinișca
325300 Bocșa
325400 Caransebeș
325401 Jupa
325500 Moldova Nouă
325501 Măcești
325502 Moldovița
325550 Moldova Veche
325600 Oravița
325601 Agadici
325602 Brădișoru de Jos
325603 Broșteni
325604 Ciclova Montană
325605 Marila
325606 Răchitova
325700 Oțelu Roșu
325701 Cireșa
325702 Mal
327005 Armeniș
327006 Feneș
327007 Plopu
327008 Sat Bătrân
327009 Sub Margine
327010 Bănia
327011 Gârbovăț
327015 Băuțar
327016 Bucova
327017 Cornișoru
327018 Preveciori
327020 Berliște
327021 Iam
327022 Milcoveni
327023 Rusova Nouă
327024 Rusova Veche
327025 Berzasca
327026 Bigăr
327027 Cozla
327028 Drencova
327029 Liubcova
327030 Berzovia
327031 Fizeș
327032 Gherteniș
327035 Bolvașnița
327036 Vârciorova
327040 Bozovici
327041 Poneasca
327042 Prilipeț
327043 Valea Minișului
327045 Brebu
327046 Apadia
327047 Valeadeni
327050 Brebu Nou
327051 Gărâna
327055 Buchin
327056 Lindenfeld
327057 Poiana
327058 Prisian
327059 Valea Timișului
327060 Bucoșnița
327061 Goleț
327062 Petroșnița
327063 Vălișoara
327065 Carașova
327066 Iabalcea
327067 Nermed
327070 Cărbunari
327071 Știnăpari
327075 Ciclova Română
327076 Ilidia
327077 Socolari
327080 Ciuchici
327081 Macoviște (Ciuchici)
327082 Nicolinț
327083 Petrilova
327085 Ciudanovița
327086 Jitin
327090 Constantin Daicoviciu
327091 Căvăran
327092 Maciova
327093 Mâtnicu Mare
327094 Peștere
327096 Prisaca
327097 Zăgujeni
327100 Copăcele
327101 Ohaba-Mâtnic
327102 Ruginosu
327103 Zorile
327105 Cornea
327106 Crușovăț
327107 Cuptoare (Cornea)
327108 Macoviște (Cornea)
327110 Cornereva
327111 Arsuri
327112 Bogâltin
327113 Bojia
327114 Borugi
327116 Camena
327117 Cireșel
327118 Costiș
327119 Cozia
327121 Cracu Mare
327122 Cracu Teiului
327123 Dobraia
327124 Dolina
327126 Gruni
327127 Hora Mare
327128 Hora Mică
327129 Ineleț
327131 Izvor
327132 Lunca Florii
327133 Lunca Zaicii
327134 Mesteacăn
327136 Negiudin
327137 Obița
327138 Pogara
327139 Pogara de Sus
327141 Poiana Lungă
327142 Prisacina
327143 Prislop (Cornereva)
327144 Ruștin
327146 Scărișoara
327147 Strugasca
327148 Studena
327149 Sub Crâng
327151 Sub Plai
327152 Topla
327153 Țațu
327154 Zănogi
327156 Zbegu
327157 Zmogotin
327158 Zoina
327160 Coronini
327161 Sfânta Elena
327165 Dalboșeț
327166 Bârz
327167 Boina
327168 Boinița
327169 Prislop (Dalboșeț)
327171 Reșița Mică
327172 Șopotu Vechi
327175 Doclin
327176 Biniș
327177 Tirol
327180 Dognecea
327181 Calina
327185 Domașnea
327186 Cănicea
327190 Eftimie Murgu
327195 Ezeriș
327196 Soceni
327200 Fârliug
327201 Dezești
327202 Duleu
327203 Remetea-Pogănici
327204 Scăiuș
327206 Valea Mare
327210 Forotic
327211 Brezon
327212 Comorâște
327213 Surducu Mare
327215 Gârnic
327216 Padina Matei
327220 Glimboca
327225 Goruia
327226 Gârliște
327227 Giurgiova
327230 Grădinari
327231 Greoni
327235 Iablanița
327236 Globu Craiovei
327237 Petnic
327240 Lăpușnicel
327241 Pârvova
327242 Șumița
327245 Lăpușnicu Mare
327246 Moceriș
327250 Luncavița
327251 Verendin
327255 Lupac
327256 Clocotici
327257 Rafnic
327258 Vodnic
327260 Marga
327261 Vama Marga
327265 Măureni
327266 Șoșdea
327270 Mehadia
327271 Globurău
327272 Plugova
327273 Valea Bolvașnița
327275 Mehadica
327280 Naidăș
327281 Lescovița
327285 Obreja
327286 Ciuta
327287 Iaz
327288 Var
327290 Ocna de Fier
327295 Păltiniș
327296 Cornuțel
327297 Delinești
327298 Ohabița
327299 Rugi
327300 Pojejena
327301 Belobreșca
327302 Divici
327303 Radimna
327304 Șușca
327305 Prigor
327306 Borlovenii Noi
327307 Borlovenii Vechi
327308 Pătaș
327309 Putna
327310 Ramna
327311 Bărbosu
327312 Valeapai
327315 Răcășdia
327316 Vrăniuț
327320 Rusca Montană
327321 Ruschița
327325 Sacu
327326 Sălbăgelu Nou
327327 Tincova
327330 Sasca Montană
327331 Bogodinț
327332 Potoc
327333 Sasca Română
327334 Slatina-Nera
327335 Sichevița
327336 Brestelnic
327337 Camenița
327338 Cârșie
327339 Cracu Almăj
327341 Crușovița
327342 Curmătura
327343 Frăsiniș
327344 Gornea
327346 Liborajdea
327347 Lucacevăț
327348 Martinovăț
327349 Ogașu Podului
327351 Streneac
327352 Valea Orevița
327353 Valea Ravensca
327354 Valea Sicheviței
327356 Zănou
327357 Zăsloane
327360 Slatina-Timiș
327361 Ilova
327362 Sadova Nouă
327363 Sadova Veche
327365 Socol
327366 Baziaș
327367 Câmpia
327368 Pârneaura
327370 Șopotu Nou
327371 Cârșa Roșie
327372 Driștie
327373 Poienile Boinei
327374 Ravensca
327376 Răchita
327377 Stăncilova
327378 Urcu
327379 Valea Răchitei
327381 Valea Roșie
327385 Târnova
327386 Bratova
327390 Teregova
327391 Rusca
327395 Ticvaniu Mare
327396 Cârnecea
327397 Secășeni
327398 Ticvaniu Mic
327400 Topleț
327401 Bârza
327405 Turnu Ruieni
327406 Borlova
327407 Cicleni
327408 Dalci
327409 Zervești
327411 Zlagna
327415 Văliug
327420 Vărădia
327421 Mercina
327425 Vermeș
327426 Ersig
327427 Izgar
327430 Vrani
327431 Ciortea
327432 Iertof
327435 Zăvoi
327436 23 August
327437 Măgura
327438 Măru
327439 Poiana Mărului
327441 Valea Bistrei
327442 Voislova
327445 Zlatița
327450 Zorlențu Mare
327451 Zorlencior
330001 Archia
330002 Bârcea Mică
330003 Cristur
330004 Sântuhalm
330005-330183 Deva
331001 Boș
331002 Groș
331003 Hășdat
331004 Peștișu Mare
331005 Răcăștia
331006-331167 Hunedoara
332001 Dâlja Mare
332002 Dâlja Mică
332003 Peștera (Petroșani)
332004 Slătinioara
332005-332111 Petroșani
335100 Aninoasa
335101 Iscroni
335200 Brad
335201 Mesteacăn (Brad)
335202 Potingani
335203 Ruda-Brad
335204 Țărățel
335205 Valea Bradului
335300 Călan
335301 Batiz
335302 Călanu Mic
335303 Grid
335304 Nădăștia de Jos
335305 Nădăștia de Sus
335306 Ohaba Streiului
335307 Sâncrai
335308 Sântămăria de Piatră
335309 Strei
335310 Strei-Săcel
335311 Streisângeorgiu
335312 Valea Sângeorgiului
335400 Geoagiu
335401 Aurel Vlaicu
335402 Băcâia
335403 Bozeș
335404 Cigmău
335405 Gelmar
335406 Homorod
335407 Mermezeu-Văleni
335408 Renghet
335409 Văleni (Geoagiu)
335450 Geoagiu-Băi
335500 Hațeg
335501 Nălațvad
335502 Silvașu de Jos
335503 Silvașu de Sus
335600 Lupeni
335700 Orăștie
335800 Petrila
335801 Cimpa
335802 Jieț
335803 Răscoala
335804 Tirici
335900 Simeria
335901 Bârcea Mare
335902 Cărpiniș
335903 Sântandrei
335904 Simeria Veche
335905 Șăulești
335906 Uroi
336100 Uricani
336101 Câmpu lui Neag
336102 Valea de Brazi
336200 Vulcan
336201 Dealu Babii
336250 Jiu-Paroșeni
337005 Baia de Criș
337006 Baldovin
337007 Căraci
337008 Cărăstău
337009 Lunca (Baia de Criș)
337011 Rișca
337012 Rișculița
337013 Țebea
337014 Văleni (Baia de Criș)
337015 Balșa
337016 Almașu Mic de Munte
337017 Ardeu
337018 Bunești
337019 Galbina
337021 Mada
337022 Oprișești
337023 Poiana
337024 Poienița
337026 Roșia
337027 Stăuini
337028 Techereu
337029 Vălișoara (Balșa)
337031 Voia
337035 Baru
337036 Livadia
337037 Petros
337038 Valea Lupului
337040 Băcia
337041 Petreni
337042 Tâmpa
337043 Totia
337045 Băița
337046 Barbura
337047 Căinelu de Sus
337048 Crăciunești
337049 Fizeș
337051 Hărțăgani
337052 Lunca (Băița)
337053 Ormindea
337054 Peștera (Băița)
337056 Săliște
337057 Trestia
337065 Bănița
337066 Crivadia
337067 Merișor (Bănița)
337070 Bătrâna
337071 Fața Roșie
337072 Piatra
337073 Răchițaua
337075 Beriu
337076 Căstău
337077 Cucuiș
337078 Măgureni
337079 Orăștioara de Jos
337081 Poieni (Beriu)
337082 Sereca
337083 Sibișel (Beriu)
337085 Blăjeni
337086 Blăjeni-Vulcan
337087 Criș
337088 Dragu-Brad
337089 Groșuri
337091 Plai
337092 Reț
337093 Sălătruc
337095 Boșorod
337096 Alun (Boșorod)
337097 Bobaia
337098 Chitid
337099 Cioclovina
337101 Luncani
337102 Prihodiște (Boșorod)
337103 Târsa
337104 Ursici
337105 Brănișca
337106 Bărăștii Iliei
337107 Boz
337108 Căbești
337109 Furcșoara
337111 Gialacuta
337112 Rovina (Brănișca)
337113 Târnava
337114 Târnăvița
337115 Bretea Română
337116 Bățălar
337117 Bercu
337118 Bretea Streiului
337119 Covragiu
337121 Gânțaga
337122 Măceu
337123 Ocolișu Mare
337124 Plopi
337126 Ruși
337127 Vâlcele
337128 Vâlcelele Bune
337129 Vâlceluța
337135 Buceș
337136 Buceș-Vulcan
337137 Dupăpiatră
337138 Grohoțele
337139 Mihăileni
337141 Stănija
337142 Tarnița
337145 Bucureșci
337146 Curechiu
337147 Merișor (Bucureșci)
337148 Rovina (Bucureșci)
337149 Șesuri
337150 Bulzeștii de Sus
337151 Bulzeștii de Jos
337152 Giurgești
337153 Grohot
337154 Păulești
337156 Rusești
337157 Stănculești
337158 Ticera
337159 Tomnatec
337160 Bunila
337161 Alun (Bunila)
337162 Cernișoara Florese
337163 Poienița Voinii
337164 Vadu Dobrii
337165 Burjuc
337166 Brădățel
337167 Glodghilești
337168 Petrești
337169 Tătărăști
337171 Tisa
337175 Cârjiți
337176 Almașu Sec
337177 Chergheș
337178 Cozia
337179 Popești
337180 Cerbăl
337181 Arănieș
337182 Feregi
337183 Merișoru de Munte
337184 Poiana Răchițelii
337186 Poienița Tomii
337187 Socet
337188 Ulm
337190 Certeju de Sus
337191 Bocșa Mare
337192 Bocșa Mică
337193 Hondol
337194 Măgura-Toplița
337196 Nojag
337197 Săcărâmb
337198 Toplița Mureșului
337199 Vărmaga
337200 Crișcior
337201 Barza
337202 Valea Arsului
337203 Zdrapți
337205 Densuș
337206 Criva
337207 Hățăgel
337208 Peșteana
337209 Peștenița
337211 Poieni (Densuș)
337212 Ștei
337215 Dobra
337216 Abucea
337217 Bujoru
337218 Făgețel
337219 Lăpușnic
337221 Mihăiești
337222 Panc
337223 Panc-Săliște
337224 Rădulești (Stâncești)
337226 Roșcani
337227 Stâncești
337228 Stâncești-Ohaba
337229 Stretea
337235 General Berthelot
337236 Crăguiș
337237 Fărcădin
337238 Livezi
337239 Tuștea
337240 Ghelari
337241 Govăjdia
337242 Plop
337243 Ruda
337245 Gurasada
337246 Boiu de Jos
337247 Boiu de Sus
337248 Cărmăzănești
337249 Câmpuri de Sus
337251 Câmpuri-Surduc
337252 Dănulești
337253 Gothatea
337254 Runcșor
337256 Ulieș
337257 Vica
337265 Hărău
337266 Banpotoc
337267 Bârsău
337268 Chimindia
337270 Ilia
337271 Bacea
337272 Brâznic
337273 Bretea Mureșană
337274 Cuieș
337276 Dumbrăvița
337277 Săcămaș
337278 Sârbi
337279 Valea Lungă
337280 Lăpugiu de Jos
337281 Baștea
337282 Cosești
337283 Fintoag
337284 Grind
337286 Holdea
337287 Lăpugiu de Sus
337288 Lăsău
337289 Ohaba
337291 Teiu
337295 Lelese
337296 Cerișor
337297 Runcu Mare
337298 Sohodol
337300 Lunca Cernii de Jos
337301 Ciumița
337302 Fântâna
337303 Gura Bordului
337304 Lunca Cernii de Sus
337306 Meria
337307 Negoiu
337308 Valea Babii
337310 Luncoiu de Jos
337311 Dudești
337312 Luncoiu de Sus
337313 Podele
337314 Stejărel
337315 Mărtinești
337316 Dâncu Mare
337317 Dâncu Mic
337318 Jeledinți
337319 Măgura
337321 Tămășasa
337322 Turmaș
337325 Orăștioara de Sus
337326 Bucium
337327 Costești
337328 Costești-Deal
337329 Grădiștea de Munte
337331 Ludeștii de Jos
337332 Ludeștii de Sus
337333 Ocolișu Mic
337335 Pestișu Mic
337336 Almașu Mic
337337 Ciulpăz
337338 Cutin
337339 Dumbrava
337341 Josani
337342 Mănerău
337343 Nandru
337344 Valea Nandrului
337345 Pui
337346 Băiești
337347 Federi
337348 Fizești
337349 Galați
337351 Hobița
337352 Ohaba-Ponor
337353 Ponor
337354 Râu Bărbat
337356 Rușor
337357 Șerel
337358 Uric
337365 Rapoltu Mare
337366 Bobâlna
337367 Boiu
337368 Folt
337369 Rapolțel
337370 Răchitova
337371 Boița
337372 Ciula Mare
337373 Ciula Mică
337374 Gotești
337376 Mesteacăn (Răchitova)
337377 Vălioara
337380 Râu de Mori
337381 Brazi
337382 Clopotiva
337383 Ohaba-Sibișel
337384 Ostrov
337386 Ostrovel
337387 Ostrovu Mic
337388 Sibișel (Râu de Mori)
337389 Suseni
337391 Unciuc
337392 Valea Dâljii
337400 Ribița
337401 Crișan
337402 Dumbrava de Jos
337403 Dumbrava de Sus
337404 Ribicioara
337406 Uibărești
337410 Romos
337411 Ciungu Mare
337412 Pișchinți
337413 Romoșel
337414 Vaidei
337415 Sarmizegetusa
337416 Breazova
337417 Hobița-Grădiște
337418 Păucinești
337419 Zeicani
337420 Sălașu de Sus
337421 Coroiești
337422 Mălăiești
337423 Nucșoara
337424 Ohaba de sub Piatră
337426 Paroș
337427 Peștera (Sălașu de Sus)
337428 Râu Alb
337429 Râu Mic
337431 Sălașu de Jos
337432 Zăvoi
337440 Sântămăria-Orlea
337441 Balomir
337442 Bărăștii Hațegului
337443 Bucium-Orlea
337444 Ciopeia
337446 Săcel
337447 Sânpetru
337448 Subcetate
337449 Vadu
337450 Șoimuș
337451 Bălata
337452 Bejan
337453 Bejan-Târnăvița
337454 Boholt
337456 Căinelu de Jos
337457 Chișcădaga
337458 Fornădia
337459 Păuliș
337461 Sulighete
337465 Teliucu Inferior
337466 Cinciș-Cerna
337467 Izvoarele
337468 Teliucu Superior
337470 Tomești
337471 Dobroț
337472 Leauț
337473 Livada
337474 Obârșa
337476 Șteia
337477 Tiulești
337478 Valea Mare de Criș
337480 Toplița
337481 Curpenii Silvașului
337482 Dăbâca
337483 Dealu Mic
337484 Goleș
337486 Hășdău
337487 Mosoru
337488 Vălari
337490 Totești
337491 Cârnești
337492 Copaci
337493 Păclișa
337494 Reea
337495 Turdaș
337496 Pricaz
337497 Râpaș
337498 Spini
337500 Vața de Jos
337501 Basarabasa
337502 Birtin
337503 Brotuna
337504 Căzănești
337506 Ciungani
337507 Ocișor
337508 Ociu
337509 Prăvăleni
337511 Prihodiște (Vața de Jos)
337512 Tătărăștii de Criș
337513 Târnava de Criș
337514 Vața de Sus
337520 Vălișoara
337521 Dealu Mare
337522 Săliștioara
337523 Stoieneasa
337525 Vețel
337526 Boia Bârzii
337527 Bretelin
337528 Căoi
337529 Herepeia
337531 Leșnic
337532 Mintia
337533 Muncelu Mare
337534 Muncelu Mic
337536 Runcu Mic
337540 Vorța
337541 Certeju de Jos
337542 Coaja
337543 Dumești
337544 Luncșoara
337546 Valea Poienii
337547 Visca
337550 Zam
337551 Almaș-Săliște
337552 Almășel
337553 Brășeu
337554 Cerbia
337556 Deleni
337557 Godinești
337558 Micănești
337559 Pogănești
337561 Pojoga
337562 Sălciva
337563 Tămășești
337564 Valea
400001-400699 Cluj-Napoca
401001-401189 Turda
405100 Câmpia Turzii
405200 Dej
405201 Ocna Dejului
405202 Peștera
405203 Pintic
405204 Șomcutu Mic
405300 Gherla
405301 Băița
405302 Hășdate (Gherla)
405303 Silivaș
405400 Huedin
405401 Bicălatu
407005 Aghireșu
407006 Arghișu
407007 Băgara
407008 Dâncu
407009 Dorolțu
407010 Aghireșu-Fabrici
407011 Inucu
407012 Leghia
407013 Macău
407014 Ticu
407016 Ticu-Colonie
407025 Aiton
407026 Rediu
407030 Aluniș
407031 Corneni
407032 Ghirolt
407033 Pruneni
407034 Vale
407035 Apahida
407036 Bodrog
407037 Câmpenești
407038 Corpadea
407039 Dezmir
407041 Pata
407042 Sânnicoară
407043 Sub Coastă
407045 Așchileu
407046 Așchileu Mare
407047 Așchileu Mic
407048 Cristorel
407049 Dorna
407051 Fodora
407055 Baciu
407056 Corușu
407057 Mera
407058 Popești
407059 Rădaia
407061 Săliștea Nouă
407062 Suceagu
407065 Băișoara
407066 Frăsinet
407067 Moara de Pădure
407068 Muntele Băișorii
407069 Muntele Bocului
407071 Muntele Cacovei
407072 Muntele Filii
407073 Muntele Săcelului
407074 Săcel
407075 Beliș
407076 Bălcești (Beliș)
407077 Dealu Botii
407078 Giurcuța de Jos
407079 Giurcuța de Sus
407081 Poiana Horea
407082 Smida
407085 Bobâlna
407086 Antăș
407087 Băbdiu
407088 Blidărești
407089 Cremenea
407091 Maia
407092 Oșorhel
407093 Pruni
407094 Răzbuneni
407096 Suarăș
407097 Vâlcelele
407105 Bonțida
407106 Coasta
407107 Răscruci
407108 Tăușeni
407110 Borșa
407111 Borșa-Cătun
407112 Borșa-Crestaia
407113 Ciumăfaia
407114 Giula
407115 Buza
407116 Rotunda
407120 Căianu
407121 Bărăi
407122 Căianu Mic
407123 Căianu-Vamă
407124 Vaida-Cămăraș
407126 Văleni (Căianu)
407130 Călărași
407131 Bogata
407132 Călărași-Gară
407135 Călățele
407136 Călata
407137 Dealu Negru
407138 Finciu
407139 Văleni (Călățele)
407140 Cămărașu
407141 Năoiu
407142 Sâmboleni
407145 Căpușu Mare
407146 Agârbiciu
407147 Bălcești (Căpușu Mare)
407148 Căpușu Mic
407149 Dângău Mare
407151 Dângău Mic
407152 Dumbrava
407153 Păniceni
407154 Straja (Căpușu Mare)
407155 Cășeiu
407156 Comorâța
407157 Coplean
407158 Custura
407159 Gârbău Dejului
407161 Guga
407162 Leurda
407163 Rugășești
407164 Sălătruc
407166 Urișor
407170 Cătina
407171 Copru
407172 Feldioara
407173 Hagău
407174 Hodaie
407176 Valea Caldă
407180 Câțcău
407181 Muncel
407182 Sălișca
407185 Ceanu Mare
407186 Andici
407187 Boian
407188 Bolduț
407189 Ciurgău
407191 Dosu Napului
407192 Fânațe
407193 Hodăi-Boian
407194 Iacobeni
407196 Morțești
407197 Stârcu
407198 Strucut
407199 Valea lui Cati
407205 Chinteni
407206 Deușu
407207 Feiurdeni
407208 Măcicașu
407209 Pădureni (Chinteni)
407211 Satu Lung
407212 Săliștea Veche
407213 Sânmărtin (Chinteni)
407214 Vechea
407215 Chiuiești
407216 Dosu Bricii
407217 Huta
407218 Măgoaja
407219 Strâmbu
407221 Valea Cășeielului
407222 Valea lui Opriș
407225 Ciucea
407226 Vânători
407230 Ciurila
407231 Filea de Jos
407232 Filea de Sus
407233 Pădureni (Ciurila)
407234 Pruniș
407236 Sălicea
407237 Săliște
407238 Șutu
407240 Cojocna
407241 Boj-Cătun
407242 Boju
407243 Cara
407244 Huci
407246 Iuriu de Câmpie
407247 Moriști
407248 Straja (Cojocna)
407250 Cornești
407251 Bârlea
407252 Igriția
407253 Lujerdiu
407254 Morău
407256 Stoiana
407257 Tiocu de Jos
407258 Tiocu de Sus
407259 Tioltiur
407260 Cuzdrioara
407261 Mănășturel
407262 Valea Gârboului
407265 Dăbâca
407266 Luna de Jos
407267 Pâglișa
407270 Feleacu
407271 Casele Micești
407272 Gheorghieni
407273 Sărădiș
407274 Vâlcele
407275 Fizeșu Gherlii
407276 Bonț
407277 Lunca Bonțului
407278 Nicula
407279 Săcălaia
407280 Florești
407281 Luna de Sus
407282 Tăuți
407285 Frata
407286 Berchieșu
407287 Oaș
407288 Olariu
407289 Pădurea Iacobeni
407291 Poiana Frății
407292 Răzoare
407293 Soporu de Câmpie
407295 Gârbău
407296 Cornești (Gârbău)
407297 Nădășelu
407298 Turea
407299 Viștea
407300 Geaca
407301 Chiriș
407302 Lacu
407303 Legii
407304 Puini
407306 Sucutard
407310 Gilău
407311 Someșu Cald
407312 Someșu Rece
407315 Iara
407316 Agriș
407317 Borzești
407318 Buru
407319 Cacova Ierii
407321 Făgetu Ierii
407322 Lungești
407323 Mașca
407324 Măgura Ierii
407326 Ocolișel
407327 Surduc
407328 Valea Agrișului
407329 Valea Vadului
407335 Iclod
407336 Fundătura
407337 Iclozel
407338 Livada (Iclod)
407339 Orman
407340 Izvoru Crișului
407341 Nadășu
407342 Nearșova
407343 Șaula
407345 Jichișu de Jos
407346 Codor
407347 Jichișu de Sus
407348 Șigău
407349 Tărpiu
407350 Jucu
407351 Gădălin
407352 Juc-Herghelie
407353 Jucu de Mijloc
407354 Jucu de Sus
407356 Vișea
407360 Luna
407361 Gligorești
407362 Luncani
407365 Măguri-Răcătău
407366 Măguri
407367 Muntele Rece
407370 Mănăstireni
407371 Ardeova
407372 Bedeciu
407373 Bica
407374 Dretea
407376 Mănășturu Românesc
407380 Mărgău
407381 Bociu
407382 Buteni
407383 Ciuleni
407384 Răchițele
407386 Scrind-Frăsinet
407390 Mărișel
407391 Tarnița
407395 Mica
407396 Dâmbu Mare
407397 Mănăstirea
407398 Nireș
407399 Sânmărghita
407401 Valea Cireșoii
407402 Valea Luncii
407405 Mihai Viteazu
407406 Cheia
407407 Cornești (Mihai Viteazu)
407410 Mintiu Gherlii
407411 Bunești
407412 Nima
407413 Pădurenii (Mintiu Gherlii)
407414 Petrești
407416 Salatiu
407420 Mociu
407421 Boteni
407422 Chesău
407423 Crișeni
407424 Falca
407426 Ghirișu Român
407427 Roșieni
407428 Turmași
407429 Zorenii de Vale
407430 Moldovenești
407431 Bădeni
407432 Pietroasa
407433 Plăiești
407434 Podeni
407436 Stejeriș
407440 Negreni
407441 Bucea
407442 Prelucele
407445 Panticeu
407446 Cătălina
407447 Cubleșu Someșan
407448 Dârja
407449 Sărata
407450 Pălatca
407451 Băgaciu
407452 Mureșenii de Câmpie
407453 Petea
407454 Sava
407455 Petreștii de Jos
407456 Crăești
407457 Deleni
407458 Livada (Petreștii de Jos)
407459 Petreștii de Mijloc
407461 Petreștii de Sus
407462 Plaiuri
407465 Ploscoș
407466 Crairât
407467 Lobodaș
407468 Valea Florilor
407470 Poieni
407471 Bologa
407472 Cerbești
407473 Hodișu
407474 Lunca Vișagului
407476 Morlaca
407477 Tranișu
407478 Valea Drăganului
407480 Recea-Cristur
407481 Căprioara
407482 Ciubanca
407483 Ciubăncuța
407484 Elciu
407486 Escu
407487 Jurca
407488 Osoi
407489 Pustuța
407490 Râșca
407491 Dealu Mare
407492 Lăpuștești
407493 Mărcești
407495 Săcuieu
407496 Rogojel
407497 Vișagu
407500 Săndulești
407501 Copăceni
407505 Săvădisla
407506 Finișel
407507 Hășdate (Săvădisla)
407508 Lita
407509 Liteni
407511 Stolna
407512 Vălișoara
407513 Vlaha
407515 Sâncraiu
407516 Alunișu
407517 Brăișoru
407518 Domoșu
407519 Horlacea
407520 Sânmărtin
407521 Ceaba
407522 Cutca
407523 Diviciorii Mari
407524 Diviciorii Mici
407526 Măhal
407527 Sâmboieni
407528 Târgușor
407530 Sânpaul
407531 Berindu
407532 Mihăiești
407533 Sumurducu
407534 Șardu
407536 Topa Mică
407540 Sic
407545 Suatu
407546 Aruncuta
407547 Dâmburile
407550 Tritenii de Jos
407551 Clapa
407552 Colonia
407553 Pădurenii (Tritenii de Jos)
407554 Tritenii de Sus
407556 Tritenii-Hotar
407560 Tureni
407561 Ceanu Mic
407562 Comșești
407563 Mărtinești
407564 Micești
407565 Țaga
407566 Năsal
407567 Sântejude
407568 Sântejude-Vale
407569 Sântioana
407570 Unguraș
407571 Batin
407572 Daroț
407573 Sicfa
407574 Valea Ungurașului
407575 Vad
407576 Bogata de Jos
407577 Bogata de Sus
407578 Calna
407579 Cetan
407581 Curtuiușu Dejului
407582 Valea Groșilor
407585 Valea Ierii
407586 Cerc
407587 Plopi
407590 Viișoara
407591 Urca
407595 Vultureni
407596 Băbuțiu
407597 Bădești
407598 Chidea
407599 Făureni
407601 Șoimeni
410001-410609 Oradea
415100 Aleșd
415101 Pădurea Neagră
415102 Peștiș
415103 Tinăud
415200 Beiuș
415201 Delani
415300 Marghita
415301 Cheț
415302 Ghenetea
415400 Nucet
415401 Băița
415402 Băița-Plai
415500 Salonta
415600 Ștei
415700 Valea lui Mihai
415800 Vașcău
415801 Câmp
415802 Câmp-Moți
415803 Colești
415804 Vărzarii de Jos
415805 Vărzarii de Sus
417005 Abram
417006 Cohani
417007 Dijir
417008 Iteu
417009 Iteu Nou
417011 Margine
417012 Satu Barbă
417013 Suiug
417015 Abrămuț
417016 Crestur
417017 Făncica
417018 Petreu
417020 Aștileu
417021 Călățea
417022 Chistag
417023 Peștere
417025 Aușeu
417026 Cacuciu Vechi
417027 Codrișoru
417028 Gheghie
417029 Groși
417031 Luncșoara
417035 Avram Iancu
417036 Ant
417037 Tămașda
417040 Balc
417041 Almașu Mare
417042 Almașu Mic (Balc)
417043 Ghida
417044 Săldăbagiu de Barcău
417045 Batăr
417046 Arpășel
417047 Talpoș
417048 Tăut
417050 Biharia
417051 Cauaceu
417052 Niuved
417053 Parhida
417054 Satu Nou
417056 Tămășeu
417060 Boianu Mare
417061 Corboaia
417062 Huta
417063 Păgaia
417064 Rugea
417065 Borod
417066 Borozel
417067 Cetea
417068 Cornițel
417069 Șerani
417071 Valea Mare de Criș
417075 Borș
417076 Santăul Mare
417077 Santăul Mic
417078 Sântion
417080 Bratca
417081 Beznea
417082 Damiș
417083 Lorău
417084 Ponoară
417086 Valea Crișului
417090 Brusturi
417091 Cuieșd
417092 Loranta
417093 Orvișele
417094 Păulești
417096 Picleu
417097 Țigăneștii de Criș
417098 Varasău
417100 Budureasa
417101 Burda
417102 Saca
417103 Săliște de Beiuș
417104 Teleac
417105 Buduslău
417106 Albiș
417110 Bulz
417111 Baraj Leșu
417112 Munteni
417113 Remeți
417114 Valea Iadului
417115 Buntești
417116 Brădet
417117 Dumbrăvani
417118 Ferice
417119 Lelești
417121 Poienii de Jos
417122 Poienii de Sus
417123 Săud
417124 Stâncești
417125 Căbești
417126 Goila
417127 Gurbești (Căbești)
417128 Josani (Căbești)
417129 Sohodol
417130 Căpâlna
417131 Ginta
417132 Rohani
417133 Săldăbagiu Mic
417134 Suplacu de Tinca
417135 Cărpinet
417136 Călugări
417137 Izbuc
417138 Leheceni
417140 Câmpani
417141 Fânațe
417142 Hârsești
417143 Sighiștel
417144 Valea de Sus
417145 Cefa
417146 Ateaș
417147 Berechiu
417148 Bicaci
417149 Gepiu
417151 Inand
417152 Roit
417153 Sânnicolau Român
417155 Ceica
417156 Bucium
417157 Ceișoara
417158 Corbești
417159 Cotiglet
417161 Dușești
417162 Incești
417165 Cetariu
417166 Paleu
417167 Săldăbagiu de Munte
417168 Șișterea
417169 Șușturogi
417171 Tăutelec
417172 Uileacu de Munte
417175 Cherechiu
417176 Cheșereu
417177 Târgușor
417180 Chișlaz
417181 Chiraleu
417182 Hăucești
417183 Mișca
417184 Poclușa de Barcău
417186 Sărsig
417187 Sânlazăr
417190 Ciuhoi
417191 Cenaloș
417192 Sâniob
417193 Sfârnaș
417195 Ciumeghiu
417196 Boiu
417197 Ghiorac
417200 Cociuba Mare
417201 Cărăsău
417202 Cheșa
417203 Petid
417205 Copăcel
417206 Bucuroaia
417207 Chijic
417208 Poiana Tășad
417209 Sărand
417211 Surduc
417215 Criștioru de Jos
417216 Bâlc
417217 Criștioru de Sus
417218 Poiana (Criștioru de Jos)
417219 Săliște de Vașcău
417220 Curățele
417221 Beiușele
417222 Cresuia
417223 Nimăiești
417224 Pocioveliște
417225 Curtuișeni
417226 Vășad
417230 Derna
417231 Dernișoara
417232 Sacalasău
417233 Sacalasău Nou
417234 Tria
417235 Diosig
417236 Ianca
417237 Mihai Bravu
417238 Roșiori
417239 Vaida
417240 Dobrești
417241 Cornișești
417242 Crâncești
417243 Hidișel
417244 Luncasprie
417246 Răcaș
417247 Topa de Jos
417248 Topa de Sus
417250 Drăgănești
417251 Belejeni
417252 Grădinari
417253 Livada Beiușului
417254 Mizieș
417255 Păcălești
417256 Păntășești
417257 Șebiș
417258 Talpe
417259 Țigăneștii de Beiuș
417260 Drăgești
417261 Dicănești
417262 Stracoș
417263 Tășad
417264 Topești
417265 Finiș
417266 Brusturi (Finiș)
417267 Fiziș
417268 Ioaniș
417269 Șuncuiș
417270 Girișu de Criș
417271 Cheresig
417272 Tărian
417273 Toboliu
417275 Hidișelu de Sus
417276 Hidișelu de Jos
417277 Mierlău
417278 Sântelec
417279 Șumugiu
417280 Holod
417281 Dumbrava
417282 Dumbrăvița
417283 Forosig
417284 Hodiș
417286 Lupoaia
417287 Valea Mare de Codru
417288 Vintere
417290 Husasău de Tinca
417291 Fonău
417292 Miersig
417293 Oșand
417294 Sititelec
417295 Ineu
417296 Botean
417297 Husasău de Criș
417300 Lazuri de Beiuș
417301 Băleni
417302 Cusuiuș
417303 Hinchiriș
417305 Lăzăreni
417306 Bicăcel
417307 Calea Mare
417308 Cărăndeni
417309 Cărănzel
417311 Gepiș
417312 Gruilung
417313 Miheleu
417315 Lugașu de Jos
417316 Lugașu de Sus
417317 Urvind
417320 Lunca
417321 Briheni
417322 Hotărel
417323 Sârbești
417324 Seghiște
417326 Șuștiu
417330 Mădăras
417331 Homorog
417332 Ianoșda
417333 Marțihaz
417335 Măgești
417336 Butani
417337 Cacuciu Nou
417338 Dobricionești
417339 Gălășeni
417341 Josani (Măgești)
417342 Ortiteag
417345 Nojorid
417346 Apateu
417347 Chișirid
417348 Leș
417349 Livada de Bihor
417351 Păușa
417352 Șauaieu
417355 Olcea
417356 Călacea
417357 Hodișel
417358 Ucuriș
417360 Oșorhei
417361 Alparea
417362 Cheriu
417363 Felcheriu
417364 Fughiu
417365 Pietroasa
417366 Chișcău
417367 Cociuba Mică
417368 Giulești
417369 Gurani
417371 Măgura
417372 Moțești
417375 Pocola
417376 Feneriș
417377 Petrani
417378 Poietari
417379 Sânmartin de Beiuș
417380 Pomezeu
417381 Câmpani de Pomezeu
417382 Coșdeni
417383 Hidiș
417384 Lacu Sărat
417386 Sitani
417387 Spinuș de Pomezeu
417388 Vălani de Pomezeu
417390 Popești
417391 Bistra
417392 Budoi
417393 Cuzap
417394 Varviz
417396 Vărzari
417397 Voivozi (Popești)
417400 Răbăgani
417401 Albești
417402 Brătești
417403 Săliște de Pomezeu
417404 Săucani
417406 Vărășeni
417410 Remetea
417411 Drăgoteni
417412 Meziad
417413 Petreasa
417414 Șoimuș
417415 Rieni
417416 Cucuceni
417417 Ghighișeni
417418 Petrileni
417419 Sudrigiu
417421 Valea de Jos
417425 Roșia
417426 Lazuri
417430 Săcădat
417431 Borșa
417432 Săbolciu
417435 Săcueni
417436 Cadea
417437 Ciocaia
417438 Cubulcut
417439 Olosig
417441 Sânnicolau de Munte
417445 Sălacea
417446 Otomani
417450 Sălard
417451 Hodoș
417452 Sântimreu
417455 Sâmbăta
417456 Copăceni
417457 Ogești
417458 Rogoz
417459 Rotărești
417461 Zăvoiu
417495 Sânmartin
417496 Băile 1 Mai
417497 Betfia
417498 Cihei
417499 Cordău
417500 Băile Felix
417501 Haieu
417502 Rontău
417515 Sântandrei
417516 Palota
417520 Sârbi
417521 Almașu Mic (Sârbi)
417522 Burzuc
417523 Chioag
417524 Fegernic
417526 Fegernicu Nou
417527 Sarcău
417530 Spinuș
417531 Ciulești
417532 Gurbești (Spinuș)
417533 Nădar
417534 Săliște
417535 Suplacu de Barcău
417536 Borumlaca
417537 Dolea
417538 Foglaș
417539 Valea Cerului
417541 Vâlcelele
417545 Șimian
417546 Șilindru
417547 Voivozi (Șimian)
417550 Șinteu
417551 Huta Voivozi
417552 Socet
417553 Valea Târnei
417555 Șoimi
417556 Borz
417557 Codru
417558 Dumbrăvița de Codru
417559 Poclușa de Beiuș
417561 Sânnicolau de Beiuș
417562 Ursad
417563 Urviș de Beiuș
417565 Șuncuiuș
417566 Bălnaca
417567 Bălnaca-Groși
417568 Zece Hotare
417570 Tarcea
417571 Adoni
417572 Galoșpetreu
417575 Tărcaia
417576 Mierag
417577 Tărcăița
417578 Totoreni
417580 Tăuteu
417581 Bogei
417582 Chiribiș
417583 Ciutelec
417584 Poiana (Tăuteu)
417585 Tileagd
417586 Bălaia
417587 Călătani
417588 Poșoloaca
417589 Tilecuș
417591 Uileacu de Criș
417595 Tinca
417596 Belfir
417597 Girișu Negru
417598 Gurbediu
417599 Râpa
417600 Tulca
417601 Căuașd
417605 Țețchea
417606 Hotar
417607 Subpiatră
417608 Telechiu
417610 Uileacu de Beiuș
417611 Forău
417612 Prisaca
417613 Vălanii de Beiuș
417615 Vadu Crișului
417616 Birtin
417617 Tomnatic
417618 Topa de Criș
417620 Vârciorog
417621 Fâșca
417622 Surducel
417623 Șerghiș
417625 Viișoara
417626 Izvoarele
417627 Pădureni
417628 Reghea
420001 Ghinda
420002 Sărata
420003 Sigmir
420004 Slătinița
420005 Unirea
420006 Viișoara
420008-420198 Bistrița
425100 Beclean
425101 Coldău
425102 Figa
425103 Rusu de Jos
425200 Năsăud
425201 Liviu Rebreanu
425202 Lușca
425300 Sângeorz-Băi
425301 Cormaia
425302 Valea Borcutului
427005 Bistrița Bârgăului
427006 Bistrița Bârgăului Fabrici
427007 Colibița
427010 Braniștea
427011 Cireșoaia
427012 Măluț
427015 Budacu de Jos
427016 Buduș
427017 Jelna
427018 Monariu
427019 Simionești
427020 Budești
427021 Budești-Fânațe
427022 Țagu
427023 Țăgșoru
427025 Căianu Mic
427026 Căianu Mare
427027 Ciceu-Poieni
427028 Dobric
427029 Dobricel
427031 Dumbrăvița
427035 Cetate
427036 Budacu de Sus
427037 Dumitrița
427038 Orheiu Bistriței
427039 Petriș
427041 Ragla
427042 Satu Nou
427045 Chiochiș
427046 Apatiu
427047 Bozieș
427048 Buza Cătun
427049 Chețiu
427051 Jimbor
427052 Manic
427053 Sânnicoară
427054 Strugureni
427056 Țentea
427060 Chiuza
427061 Mireș
427062 Piatra
427063 Săsarm
427065 Ciceu-Giurgești
427066 Breaza
427067 Dumbrăveni
427068 Negrilești
427069 Purcărete
427070 Coșbuc
427071 Bichigiu
427075 Dumitra
427076 Cepari
427077 Tărpiu
427080 Feldru
427081 Nepos
427085 Galații Bistriței
427086 Albeștii Bistriței
427087 Dipșa
427088 Herina
427089 Tonciu
427090 Ilva Mare
427091 Ivăneasa
427095 Ilva Mică
427100 Josenii Bârgăului
427101 Mijlocenii Bârgăului
427102 Rusu Bârgăului
427103 Strâmba
427105 Lechința
427106 Bungard
427107 Chiraleș
427108 Sângeorzu Nou
427109 Sâniacob
427111 Țigău
427112 Vermeș
427115 Leșu
427116 Lunca Leșului
427120 Livezile
427121 Cușma
427122 Dorolea
427123 Dumbrava (Livezile)
427124 Valea Poenii
427125 Lunca Ilvei
427130 Maieru
427131 Anieș
427135 Matei
427136 Bidiu
427137 Corvinești
427138 Enciu
427139 Fântânele
427141 Moruț
427145 Măgura Ilvei
427146 Arșița
427147 Poiana Ilvei
427150 Mărișelu
427151 Bârla
427152 Domnești
427153 Jeica
427154 Măgurele
427156 Nețeni
427157 Sântioana
427160 Miceștii de Câmpie
427161 Fântânița
427162 Visuia
427165 Milaș
427166 Comlod
427167 După Deal
427168 Ghemeș
427169 Hirean
427171 Orosfaia
427175 Monor
427176 Gledin
427180 Nimigea
427181 Florești
427182 Mintiu
427183 Mititei
427184 Mocod
427186 Mogoșeni
427187 Nimigea de Sus
427188 Tăure
427190 Nimigea de Jos
427200 Nușeni
427201 Beudiu
427202 Dumbrava (Nușeni)
427203 Feleac
427204 Malin
427206 Rusu de Sus
427207 Vița
427210 Parva
427215 Petru Rareș
427216 Bața
427217 Ciceu-Corabia
427218 Ciceu-Mihăiești
427219 Lelești
427220 Reteag
427230 Prundu Bârgăului
427231 Susenii Bârgăului
427235 Rebra
427240 Rebrișoara
427241 Gersa I
427242 Gersa II
427243 Poderei
427245 Rodna
427246 Valea Vinului
427250 Romuli
427251 Dealu Ștefăniței
427255 Salva
427256 Runcu Salvei
427260 Sânmihaiu de Câmpie
427261 Brăteni
427262 La Curte
427263 Sălcuța
427264 Stupini
427266 Zoreni
427270 Silivașu de Câmpie
427271 Draga
427272 Fânațele Silivașului
427273 Porumbenii
427275 Spermezeu
427276 Hălmăsău
427277 Lunca Borlesei
427278 Păltineasa
427279 Sita
427281 Șesuri Spermezeu-Vale
427285 Șanț
427286 Valea Mare (Șanț)
427290 Șieu
427291 Ardan
427292 Posmuș
427293 Șoimuș
427295 Șieu-Măgheruș
427296 Arcalia
427297 Chintelnic
427298 Crainimăt
427299 Podirei
427301 Sărățel
427302 Valea Măgherușului
427305 Șieu-Odorhei
427306 Agrișu de Jos
427307 Agrișu de Sus
427308 Bretea
427309 Coasta
427311 Cristur-Șieu
427312 Șirioara
427315 Șieuț
427316 Lunca
427317 Ruștior
427318 Sebiș
427320 Șintereag
427321 Blăjenii de Jos
427322 Blăjenii de Sus
427323 Caila
427324 Cociu
427326 Șieu-Sfântu
427327 Șintereag-Gară
427330 Târlișua
427331 Agrieș
427332 Agrieșel
427333 Borleasa
427334 Cireași
427336 Lunca Sătească
427337 Molișet
427338 Oarzina
427339 Răcăteșu
427341 Șendroaia
427345 Teaca
427346 Archiud
427347 Budurleni
427348 Ocnița
427349 Pinticu
427351 Viile Tecii
427355 Telciu
427356 Fiad
427357 Telcișor
427360 Tiha Bârgăului
427361 Ciosa
427362 Mureșenii Bârgăului
427363 Piatra Fântânele
427364 Tureac
427365 Uriu
427366 Cristeștii Ciceului
427367 Hășmașu Ciceului
427368 Ilișua
427370 Urmeniș
427371 Câmp
427372 Coșeriu
427373 Delureni
427374 Fânațe
427376 Podenii
427377 Scoabe
427378 Șopteriu
427379 Valea
427381 Valea Mare (Urmeniș)
427385 Zagra
427386 Alunișul
427387 Perișor
427388 Poienile Zagrei
427389 Suplai
430001 Blidari
430002 Firiza
430003 Valea Neagră
430011-430435 Baia Mare
435100 Baia Sprie
435101 Chiuzbaia
435102 Satu Nou de Sus
435103 Tăuții de Sus
435200 Borșa
435250 Băile Borșa
435300 Cavnic
435400 Seini
435401 Săbișa
435402 Viile Apei
435500 Sighetu Marmației
435501 Iapa
435502 Lazu Baciului
435503 Șugău
435504 Valea Cufundoasă
435505 Valea Hotarului
435600 Târgu Lăpuș
435601 Boiereni
435602 Borcut
435603 Cufoaia
435604 Dămăcușeni
435605 Dobricu Lăpușului
435606 Dumbrava
435607 Fântânele
435608 Groape
435609 Inău
435610 Răzoare
435611 Rogoz
435612 Rohia
435613 Stoiceni
435700 Vișeu de Sus
435701 Vișeu de Mijloc
437005 Ardusat
437006 Arieșu de Câmp
437007 Colțirea
437010 Ariniș
437011 Rodina
437012 Tămășești
437015 Asuaju de Sus
437016 Asuaju de Jos
437020 Băița de sub Codru
437021 Urmeniș
437025 Băiuț
437026 Poiana Botizii
437027 Strâmbu-Băiuț
437030 Băsești
437031 Odești
437032 Săliște
437033 Stremț
437035 Bârsana
437036 Nănești
437037 Oncești
437040 Bicaz
437041 Ciuta
437042 Corni
437045 Bistra
437046 Crasna Vișeului
437047 Valea Vișeului
437050 Bocicoiu Mare
437051 Crăciunești
437052 Lunca la Tisa
437053 Tisa
437055 Bogdan Vodă
437056 Bocicoel
437060 Boiu Mare
437061 Frâncenii Boiului
437062 Prislop
437063 Românești
437065 Botiza
437070 Budești
437071 Sârbi (Budești)
437075 Călinești
437076 Cornești
437077 Văleni
437080 Câmpulung la Tisa
437085 Cernești
437086 Brebeni
437087 Ciocotiș
437088 Fânațe
437089 Izvoarele
437091 Măgureni
437092 Trestia
437095 Cicârlău
437096 Bârgău
437097 Handalu Ilbei
437098 Ilba
437100 Copalnic-Mănăștur
437101 Berința
437102 Cărpiniș
437103 Copalnic
437104 Copalnic-Deal
437106 Curtuiușu Mic
437107 Făurești
437108 Lăschia
437109 Preluca Nouă
437111 Preluca Veche
437112 Rușor
437113 Vad
437125 Vălenii Lăpușului
437126 Coroieni
437127 Baba
437128 Dealu Mare
437129 Drăghia
437130 Cupșeni
437131 Costeni
437132 Libotin
437133 Ungureni
437135 Desești
437136 Hărnicești
437137 Mara
437140 Dragomirești
437145 Dumbrăvița
437146 Cărbunari
437147 Chechiș
437148 Rus
437149 Șindrești
437151 Unguraș
437155 Fărcașa
437156 Buzești
437157 Sârbi (Fărcașa)
437158 Tămaia
437160 Giulești
437161 Berbești
437162 Ferești
437163 Mănăstirea
437165 Groși
437166 Ocoliș
437167 Satu Nou de Jos
437170 Ieud
437175 Lăpuș
437180 Leordina
437185 Mireșu Mare
437186 Dăneștii Chioarului
437187 Iadăra
437188 Lucăcești
437189 Remeți pe Someș
437191 Stejera
437192 Tulghieș
437195 Moisei
437200 Oarța de Jos
437201 Oarța de Sus
437202 Orțița
437205 Ocna Șugatag
437206 Breb
437207 Hoteni
437208 Sat-Șugatag
437210 Petrova
437215 Poienile Izei
437220 Poienile de sub Munte
437225 Recea
437226 Bozânta Mică
437227 Lăpușel
437228 Mocira
437229 Săsar
437230 Remetea Chioarului
437231 Berchez
437232 Berchezoaia
437233 Posta
437234 Remecioara
437235 Remeți
437236 Piatra
437237 Teceu Mic
437240 Repedea
437245 Rona de Jos
437250 Rona de Sus
437251 Coștiui
437255 Rozavlea
437256 Sâlța
437260 Ruscova
437265 Sarasău
437270 Satulung
437271 Arieșu de Pădure
437272 Fersig
437273 Finteușu Mic
437274 Hideaga
437276 Mogoșești
437277 Pribilești
437280 Săcălășeni
437281 Cătălina
437282 Coaș
437283 Coltău
437284 Coruia
437286 Culcea
437287 Întrerâuri
437290 Săcel
437295 Săliștea de Sus
437300 Sălsig
437301 Gârdani
437305 Săpânța
437310 Strâmtura
437311 Glod
437312 Slătioara
437315 Suciu de Sus
437316 Groșii Țibleșului
437317 Larga
437318 Suciu de Jos
437320 Șieu
437325 Șișești
437326 Bontăieni
437327 Cetățele
437328 Dănești
437329 Negreia
437331 Plopiș
437332 Șurdești
437335 Șomcuta Mare
437336 Buciumi
437337 Buteasa
437338 Ciolt
437339 Codru Butesii
437341 Finteușu Mare
437342 Hovrila
437343 Vălenii Șomcutei
437345 Tăuții-Măgherăuș
437346 Băița
437347 Bozânta Mare
437348 Bușag
437349 Merișor
437351 Nistru
437352 Ulmoasa
437355 Ulmeni
437356 Arduzel
437357 Chelința
437358 Mânău
437359 Someș-Uileac
437361 Tohat
437362 Țicău
437363 Vicea
437365 Vadu Izei
437366 Valea Stejarului
437370 Valea Chioarului
437371 Curtuiușu Mare
437372 Durușa
437373 Fericea
437374 Mesteacăn
437376 Vărai
437380 Vima Mică
437381 Aspra
437382 Dealu Corbului
437383 Jugăstreni
437384 Peteritea
437386 Sălnița
437387 Vima Mare
437390 Vișeu de Jos
440001 Sătmărel
440004-440278 Satu Mare
445100 Carei
445101 Ianculești
445200 Negrești-Oaș
445201 Luna
445202 Tur
445300 Tășnad
445301 Blaja
445302 Cig
445303 Rațiu
445304 Sărăuad
445305 Valea Morii
447005 Acâș
447006 Ganaș
447007 Mihăieni
447008 Unimăt
447010 Andrid
447011 Dindești
447012 Irina
447015 Apa
447016 Lunca Apei
447017 Someșeni
447020 Ardud
447021 Ardud-Vii
447022 Baba Novac
447023 Gerăușa
447024 Mădăras
447026 Sărătura
447030 Bătarci
447031 Comlăușa
447032 Șirlău
447033 Tămășeni
447035 Bârsău
447036 Bârsău de Jos
447037 Bârsău de Sus
447040 Beltiug
447041 Bolda
447042 Ghirișa
447043 Giungi
447044 Rătești
447046 Șandra
447050 Berveni
447051 Lucăceni
447055 Bixad
447056 Boinești
447057 Trip
447060 Bogdand
447061 Babța
447062 Corund
447063 Ser
447065 Botiz
447066 Agriș
447067 Ciuperceni
447070 Călinești-Oaș
447071 Coca
447072 Lechința
447073 Pășunea Mare
447075 Cămărzana
447080 Căpleni
447081 Cămin
447085 Căuaș
447086 Ady Endre
447087 Ghenci
447088 Ghilești
447089 Hotoan
447091 Rădulești
447095 Cehal
447096 Cehăluț
447097 Orbău
447100 Certeze
447101 Huta-Certeze
447102 Moișeni
447105 Craidorolț
447106 Crișeni
447107 Eriu-Sâncrai
447108 Satu Mic
447109 Țeghea
447110 Crucișor
447111 Iegheriște
447112 Poiana Codrului
447115 Culciu
447116 Apateu
447117 Cărășeu
447118 Corod
447119 Culciu Mare
447121 Culciu Mic
447122 Lipău
447125 Doba
447126 Boghiș
447127 Dacia
447128 Paulian
447129 Traian
447130 Dorolț
447131 Atea
447132 Dara
447133 Petea
447135 Foieni
447140 Gherța Mică
447145 Halmeu
447146 Băbești
447147 Cidreag
447148 Dobolț
447149 Halmeu-Vii
447151 Mesteacăn
447152 Porumbești
447155 Hodod
447156 Giurtelecu Hododului
447157 Lelei
447158 Nadișu Hododului
447160 Homoroade
447161 Chilia
447162 Homorodu de Jos
447163 Homorodu de Mijloc
447164 Homorodu de Sus
447166 Necopoi
447167 Solduba
447170 Lazuri
447171 Bercu
447172 Nisipeni
447173 Noroieni
447174 Peleș
447176 Pelișor
447180 Livada
447181 Adrian
447182 Dumbrava
447183 Livada Mică
447185 Medieșu Aurit
447186 Băbășești
447187 Iojib
447188 Medieș-Râturi
447189 Medieș-Vii
447191 Potău
447192 Românești
447195 Micula
447196 Bercu Nou
447197 Micula Nouă
447200 Moftin
447201 Domănești
447202 Ghilvaci
447203 Ghirolt
447204 Istrău
447206 Moftinu Mare
447207 Moftinu Mic
447208 Sânmiclăuș
447210 Odoreu
447211 Berindan
447212 Cucu
447213 Eteni
447214 Mărtinești
447216 Vânătorești
447220 Orașu Nou
447221 Orașu Nou-Vii
447222 Prilog
447223 Prilog-Vii
447224 Racșa
447226 Racșa-Vii
447227 Remetea Oașului
447230 Păulești
447231 Amați
447232 Ambud
447233 Hrip
447234 Petin
447236 Rușeni
447240 Petrești
447241 Dindeștiu Mic
447245 Pir
447246 Piru Nou
447247 Sărvăzel
447250 Pișcolt
447251 Resighea
447252 Scărișoara Nouă
447255 Pomi
447256 Aciua
447257 Bicău
447258 Borlești
447260 Sanislău
447261 Berea
447262 Ciumești
447263 Horea
447264 Marna Nouă
447266 Viișoara
447270 Santău
447271 Chereușa
447272 Sudurău
447275 Săcășeni
447276 Chegea
447280 Săuca
447281 Becheni
447282 Cean
447283 Chisău
447284 Silvaș
447285 Socond
447286 Cuța
447287 Hodișa
447288 Soconzel
447289 Stâna
447290 Supur
447291 Dobra
447292 Giorocuta
447293 Hurezu Mare
447294 Racova
447296 Sechereșa
447297 Supuru de Sus
447300 Supuru de Jos
447310 Tarna Mare
447311 Bocicău
447312 Valea Seacă
447313 Văgaș
447315 Târșolț
447316 Aliceni
447320 Terebești
447321 Aliza
447322 Gelu
447323 Pișcari
447325 Tiream
447326 Portița
447327 Vezendiu
447330 Turț
447331 Gherța Mare
447332 Turț-Băi
447335 Turulung
447336 Drăgușeni
447337 Turulung-Vii
447340 Urziceni
447341 Urziceni-Pădure
447345 Valea Vinului
447346 Măriuș
447347 Roșiori
447348 Sâi
447350 Vama
447355 Vetiș
447356 Decebal
447357 Oar
447360 Viile Satu Mare
447361 Cionchești
447362 Medișa
447363 Tătărești
447364 Tireac
450001 Ortelec
450002 Stâna
450006-450167 Zalău
455100 Cehu Silvaniei
455101 Horoatu Cehului
455102 Motiș
455103 Nadiș
455104 Ulciug
455200 Jibou
455201 Cuceu
455202 Husia
455203 Rona
455204 Var
455300 Șimleu Silvaniei
455301 Bic
455302 Cehei
455303 Pusta
457005 Agrij
457006 Răstolțu Deșert
457010 Almașu
457011 Băbiu
457012 Cutiș
457013 Jebucu
457014 Mesteacănu
457016 Petrinzel
457017 Sfăraș
457018 Stana
457019 Țăudu
457020 Băbeni
457021 Ciocmani
457022 Cliț
457023 Piroșa
457024 Poienița
457025 Bălan
457026 Chechiș
457027 Chendrea
457028 Gălpâia
457029 Gâlgău Almașului
457030 Bănișor
457031 Ban
457032 Peceiu
457035 Benesat
457036 Aluniș
457037 Biușa
457040 Bobota
457041 Derșida
457042 Zalnoc
457045 Bocșa
457046 Borla
457047 Câmpia
457048 Sălăjeni
457050 Buciumi
457051 Bodia
457052 Bogdana
457053 Huta
457054 Răstolț
457056 Sângeorgiu de Meseș
457060 Camăr
457061 Pădureni
457065 Carastelec
457066 Dumuslău
457070 Chieșd
457071 Colonia Sighetu Silvaniei
457072 Sighetu Silvaniei
457075 Cizer
457076 Plesca
457077 Pria
457080 Coșeiu
457081 Archid
457082 Chilioara
457085 Crasna
457086 Huseni
457087 Marin
457088 Ratin
457090 Creaca
457091 Borza
457092 Brebi
457093 Brusturi
457094 Ciglean
457096 Jac
457097 Lupoaia
457098 Prodănești
457099 Viile Jacului
457100 Cristolț
457101 Muncel
457102 Poiana Onții
457103 Văleni
457105 Crișeni
457106 Cristur-Crișeni
457107 Gârceiu
457110 Cuzăplac
457111 Cubleșu
457112 Gălășeni
457113 Mierța
457114 Petrindu
457116 Ruginoasa
457117 Stoboru
457118 Tămașa
457120 Dobrin
457121 Deleni
457122 Doba
457123 Naimon
457124 Sâncraiu Silvaniei
457126 Verveghiu
457130 Dragu
457131 Adalin
457132 Fântânele
457133 Ugruțiu
457134 Voivodeni
457135 Fildu de Jos
457136 Fildu de Mijloc
457137 Fildu de Sus
457138 Tetișu
457140 Gâlgău
457141 Bârsău Mare
457142 Căpâlna
457143 Chizeni
457144 Dobrocina
457146 Fodora
457147 Frâncenii de Piatră
457148 Glod
457149 Gura Vlădesei
457150 Gârbou
457151 Bezded
457152 Călacea
457153 Cernuc
457154 Fabrica
457156 Popteleac
457157 Solomon
457160 Halmășd
457161 Aleuș
457162 Cerișa
457163 Drighiu
457164 Fufez
457165 Hereclean
457166 Badon
457167 Bocșița
457168 Dioșod
457169 Guruslău
457171 Panic
457175 Hida
457176 Baica
457177 Miluani
457178 Păduriș
457179 Racâș
457181 Sânpetru Almașului
457182 Stupini
457183 Trestia
457185 Horoatu Crasnei
457186 Hurez
457187 Stârciu
457188 Șeredeiu
457190 Ileanda
457191 Bârsăuța
457192 Bizușa-Băi
457193 Dăbiceni
457194 Dolheni
457196 Luminișu
457197 Măleni
457198 Negreni
457199 Perii Vadului
457201 Podișu
457202 Răstoci
457203 Rogna
457204 Șasa
457210 Ip
457211 Cosniciu de Jos
457212 Cosniciu de Sus
457213 Zăuan
457214 Zăuan-Băi
457215 Letca
457216 Ciula
457217 Cozla
457218 Cuciulat
457219 Lemniu
457221 Purcăreț
457222 Șoimușeni
457223 Toplița
457224 Vălișoara
457225 Lozna
457226 Cormeniș
457227 Preluci
457228 Valea Leșului
457229 Valea Loznei
457230 Marca
457231 Leșmir
457232 Marca-Huta
457233 Porț
457234 Șumal
457235 Măeriște
457236 Criștelec
457237 Doh
457238 Giurtelecu Șimleului
457239 Mălădia
457241 Uileacu Șimleului
457245 Meseșenii de Jos
457246 Aghireș
457247 Fetindia
457248 Meseșenii de Sus
457250 Mirșid
457251 Firminiș
457252 Moigrad-Porolissum
457253 Popeni
457255 Năpradea
457256 Cheud
457257 Someș-Guruslău
457258 Traniș
457259 Vădurele
457260 Nușfalău
457261 Bilghez
457262 Boghiș
457263 Bozieș
457265 Pericei
457266 Bădăcin
457267 Periceiu Mic
457268 Sici
457270 Plopiș
457271 Făgetu
457272 Iaz
457275 Poiana Blenchii
457276 Fălcușa
457277 Gostila
457278 Măgura
457280 Românași
457281 Chichișa
457282 Ciumărna
457283 Păușa
457284 Poarta Sălajului
457286 Romita
457290 Rus
457291 Buzaș
457292 Fântânele-Rus
457293 Hășmaș
457294 Șimișna
457295 Sălățig
457296 Bulgari
457297 Deja
457298 Mineu
457299 Noțig
457300 Sâg
457301 Fizeș
457302 Mal
457303 Sârbi
457304 Tusa
457305 Sânmihaiu Almașului
457306 Bercea
457307 Sântă Măria
457310 Someș-Odorhei
457311 Bârsa
457312 Domnin
457313 Inău
457314 Șoimuș
457315 Surduc
457316 Brâglez
457317 Cristolțel
457318 Solona
457319 Teștioara
457321 Tihău
457322 Turbuța
457325 Șamșud
457326 Valea Pomilor
457330 Șărmășag
457331 Ilișua
457332 Lompirt
457333 Moiad
457334 Poiana Măgura
457336 Țărmure
457340 Treznea
457341 Bozna
457345 Valcău de Jos
457346 Lazuri
457347 Preoteasa
457348 Ratovei
457349 Sub Cetate
457351 Valcău de Sus
457355 Vârșolț
457356 Recea
457357 Recea Mică
457360 Zalha
457361 Ceaca
457362 Ciureni
457363 Valea Ciurenilor
457364 Valea Hranei
457366 Valea Lungă
457367 Vârteșca
457370 Zimbor
457371 Chendremal
457372 Dolu
457373 Sâncraiu Almașului
457374 Sutoru
500001 Poiana Brașov
500002-500485 Brașov
505100 Codlea
505200 Făgăraș
505300 Predeal
505301 Pârâul Rece
505302 Timișu de Jos
505303 Timișu de Sus
505400 Râșnov
505401 Râșnov Romacril
505500 Rupea
505501 Fișer
505600 Săcele
505700 Victoria
505800 Zărnești
505801 Tohanu Nou
507005 Apața
507010 Beclean
507011 Boholț
507012 Calbor
507013 Hurez
507014 Luța
507015 Bod
507020 Colonia Bod
507025 Bran
507026 Predeluț
507027 Sohodol
507028 Șimon
507030 Budila
507035 Bunești
507036 Criț
507037 Meșendorf
507038 Roadeș
507039 Viscri
507040 Cața
507041 Beia
507042 Drăușeni
507043 Ionești
507044 Paloș
507045 Cincu
507046 Toarcla
507050 Comana
507051 Comana de Jos
507052 Comana de Sus
507053 Crihalma
507054 Ticușu Nou
507055 Cristian
507060 Dumbrăvița
507061 Vlădeni
507065 Feldioara
507066 Colonia Reconstrucția
507067 Rotbav
507070 Fundata
507071 Fundățica
507072 Șirnea
507075 Ghimbav
507080 Hălchiu
507081 Crizbav
507082 Cutuș
507083 Satu Nou
507085 Hărman
507086 Podu Oltului
507090 Hârseni
507091 Copăcel
507092 Măliniș
507093 Mărgineni
507094 Sebeș
507095 Hoghiz
507096 Bogata Olteană
507097 Cuciulata
507098 Dopca
507099 Fântâna
507101 Lupșa
507105 Homorod
507106 Jimbor
507107 Mercheașa
507110 Jibert
507111 Dacia
507112 Grânari
507113 Lovnic
507114 Văleni
507115 Lisa
507116 Breaza
507117 Pojorta
507120 Măieruș
507121 Arini
507125 Mândra
507126 Ileni
507127 Râușor
507128 Șona
507129 Toderița
507130 Moieciu
507131 Cheia
507132 Drumul Carului
507133 Măgura
507134 Moieciu de Sus
507135 Moieciu de Jos
507136 Peștera
507150 Ormeniș
507151 Augustin
507155 Părău
507156 Grid
507157 Veneția de Jos
507158 Veneția de Sus
507160 Poiana Mărului
507165 Prejmer
507166 Stupinii Prejmerului
507170 Lunca Calnicului
507175 Racoș
507176 Mateiaș
507180 Recea
507181 Berivoi
507182 Dejani
507183 Gura Văii
507184 Iași
507186 Săsciori
507187 Săvăstreni
507190 Sânpetru
507195 Șercaia
507196 Hălmeag
507197 Vad
507200 Șinca
507201 Bucium
507202 Ohaba
507203 Perșani
507204 Șercăița
507206 Șinca Veche
507207 Vâlcea
507210 Șinca Nouă
507211 Paltin
507215 Șoarș
507216 Bărcut
507217 Felmer
507218 Rodbav
507219 Seliștat
507220 Tărlungeni
507221 Cărpiniș
507222 Purcăreni
507223 Zizin
507225 Teliu
507230 Ticușu
507231 Cobor
507232 Ticușu Vechi
507235 Ucea
507236 Corbi
507237 Feldioara (Ucea)
507238 Ucea de Jos
507239 Ucea de Sus
507240 Ungra
507241 Dăișoara
507245 Vama Buzăului
507246 Acriș
507247 Buzăiel
507248 Dălghiu
507250 Viștea
507251 Drăguș
507252 Olteț
507253 Rucăr
507254 Viștea de Jos
507256 Viștea de Sus
507257 Viștișoara
507260 Voila
507261 Cincșor
507262 Dridif
507263 Ludișor
507264 Sâmbăta de Jos
507266 Sâmbăta de Sus
507267 Stațiunea Climaterică Sâmbăta
507268 Voivodeni
507270 Vulcan
507271 Colonia 1 Mai
507272 Holbav
510001 Bărăbanț
510003 Oarda
510004 Pâclișa
510005-510405 Alba Iulia
515100 Abrud
515101 Abrud-Sat
515102 Gura Cornei
515103 Soharu
515200 Aiud
515201 Aiudul de Sus
515202 Ciumbrud
515203 Gâmbaș
515204 Gârbova de Jos
515205 Gârbova de Sus
515206 Gârbovița
515207 Măgina
515208 Păgida
515209 Sâncrai
515210 Țifra
515300 Baia de Arieș
515301 Brăzești
515302 Cioara de Sus
515303 Muncelu
515304 Sartăș
515305 Simulești
515400 Blaj
515401 Deleni-Obârșie
515402 Flitești
515403 Izvoarele (Blaj)
515404 Mănărade
515405 Petrisat
515406 Spătac
515407 Tiur
515408 Veza
515500 Câmpeni
515501 Boncești
515502 Borlești
515503 Botești (Câmpeni)
515504 Certege
515505 Coasta Vâscului
515506 Dănduț
515507 Dealu Bistrii
515508 Dealu Capsei
515509 Dric
515510 Fața Abrudului
515511 Florești (Câmpeni)
515512 Furduiești (Câmpeni)
515513 Mihoești
515514 Motorăști
515515 Peste Valea Bistrii
515516 Poduri
515517 Sorlița
515518 Tomușești
515519 Valea Bistrii
515520 Valea Caselor
515521 Vârși
515600 Cugir
515601 Bocșitura
515602 Bucuru
515603 Călene
515604 Fețeni
515605 Goașele
515606 Mugești
515607 Vinerea
515700 Ocna Mureș
515701 Cisteiu de Mureș
515702 Micoșlaca
515703 Războieni-Cetate
515704 Uioara de Jos
515705 Uioara de Sus
515800 Sebeș
515801 Lancrăm
515802 Răhău
515850 Petrești
515900 Teiuș
515901 Beldiu
515902 Căpud
515903 Coșlariu Nou
515904 Pețelca
516100 Zlatna
516101 Botești (Zlatna)
516102 Budeni
516103 Dealu Roatei
516104 Dobrot
516105 Dumbrava (Zlatna)
516106 Feneș
516107 Galați
516108 Izvoru Ampoiului
516109 Pătrângeni
516110 Pârău Gruiului
516111 Pirita
516112 Podu lui Paul
516113 Runc (Zlatna)
516114 Ruși
516115 Suseni
516116 Trâmpoiele
516117 Valea Mică
516118 Vâltori (Zlatna)
517005 Albac
517006 Bărăști
517007 Budăiești
517008 Cionești
517009 Costești (Albac)
517011 Dealu Lămășoi
517012 Deve
517013 După Pleșe
517014 Fața
517016 Pleșești
517017 Potionci
517018 Rogoz
517019 Roșești
517021 Rusești
517022 Sohodol (Albac)
517023 Tamborești
517030 Almașu Mare
517031 Almașu de Mijloc
517032 Brădet
517033 Cheile Cibului
517034 Cib
517036 Glod
517037 Haneș Mină
517038 Nădăștia
517040 Arieșeni
517041 Avrămești (Arieșeni)
517042 Bubești
517043 Casa de Piatră
517044 Cobleș
517046 Dealu Bajului
517047 Fața Cristesei
517048 Fața Lăpușului
517049 Galbena
517051 Hodobana
517052 Izlaz
517053 Păntești
517054 Pătrăhăițești
517056 Poienița (Arieșeni)
517057 Ravicești
517058 Sturu
517059 Ștei-Arieșeni
517061 Vanvucești
517065 Avram Iancu
517066 Achimețești
517067 Avrămești (Avram Iancu)
517068 Bădăi
517069 Boldești
517071 Călugărești
517072 Căsoaia
517073 Cândești
517074 Cârăști
517076 Cârțulești
517077 Cocești
517078 Cocoșești
517079 Coroiești
517081 Dealu Crișului
517082 Dolești
517083 Dumăcești
517084 Gojeiești
517086 Helerești
517087 Incești (Avram Iancu)
517088 Jojei
517089 Mărtești
517091 Orgești
517092 Pătruțești
517093 Plai (Avram Iancu)
517094 Pușelești
517096 Șoicești
517097 Ștertești
517098 Târsa
517099 Târsa-Plai
517101 Valea Maciului
517102 Valea Uțului
517103 Verdești
517104 Vidrișoara
517110 Berghin
517111 Ghirbom
517112 Henig
517113 Straja
517115 Bistra
517116 Aronești
517117 Bălești
517118 Bălești-Cătun
517119 Bârlești (Bistra)
517121 Cheleteni
517122 Ciuldești
517123 Crețești
517124 Dâmbureni
517126 Dealu Muntelui
517127 Durăști
517128 Gănești
517129 Gârde
517131 Hodișești
517132 Hudricești
517133 Lipaia
517134 Lunca Largă (Bistra)
517136 Lunca Merilor
517137 Mihăiești
517138 Nămaș
517139 Novăcești
517141 Perjești
517142 Poiana (Bistra)
517143 Poiu
517144 Rătitiș
517146 Runcuri
517147 Sălăgești
517148 Ștefanca
517149 Tolăcești
517151 Tomnatec
517152 Trișorești
517153 Țărănești
517154 Vârși-Rontu
517156 Vârșii Mari
517157 Vârșii Mici
517160 Blandiana
517161 Acmariu
517162 Ibru
517163 Poieni (Blandiana)
517164 Răcătău
517165 Bucium
517166 Anghelești
517167 Bisericani
517168 Bucium-Sat
517169 Cerbu
517171 Ciuculești
517172 Coleșeni
517173 Dogărești
517174 Ferești
517176 Florești (Bucium)
517177 Gura Izbitei
517178 Helești
517179 Izbicioara
517181 Izbita
517182 Jurcuiești
517183 Lupulești
517184 Măgura (Bucium)
517186 Muntari
517187 Petreni
517188 Poiana (Bucium)
517189 Poieni (Bucium)
517191 Stâlnișoara
517192 Valea Abruzel
517193 Valea Albă
517194 Valea Cerbului
517196 Valea Negrilesii
517197 Valea Poienii (Bucium)
517198 Valea Șesii (Bucium)
517199 Văleni (Bucium)
517201 Vâlcea
517205 Câlnic
517206 Cut
517207 Deal
517210 Cenade
517211 Capu Dealului
517212 Gorgan
517215 Cergău
517216 Cergău Mare
517217 Cergău Mic
517218 Lupu
517220 Ceru-Băcăinți
517221 Bolovănești
517222 Bulbuc
517223 Cucuta
517224 Curpeni
517226 Dumbrăvița
517227 Fântânele
517228 Groși
517229 Valea Mare
517231 Viezuri
517235 Cetatea de Baltă
517236 Crăciunelu de Sus
517237 Sântămărie
517238 Tătârlaua
517240 Ciugud
517241 Drâmbar
517242 Limba
517243 Hăpria
517244 Șeușa
517246 Teleac
517250 Ciuruleasa
517251 Bidigești
517252 Bodrești
517253 Boglești
517254 Buninginea
517256 Ghedulești
517257 Mătișești (Ciuruleasa)
517258 Morărești (Ciuruleasa)
517259 Vulcan
517260 Crăciunelu de Jos
517261 Bucerdea Grânoasă
517262 Cornu
517263 Pădure
517264 Pânca
517265 Cricău
517266 Craiva
517267 Tibru
517270 Daia Română
517275 Doștat
517276 Boz
517277 Dealu Doștatului
517280 Fărău
517281 Heria
517282 Medveș
517283 Sânbenedic
517284 Șilea
517285 Galda de Jos
517286 Benic
517287 Cetea
517288 Galda de Sus
517289 Lupșeni
517291 Măgura (Galda de Jos)
517292 Mesentea
517293 Oiejdea
517294 Poiana Galdei
517296 Răicani
517297 Zăgriș
517305 Gârbova
517306 Cărpiniș (Gârbova)
517307 Reciu
517310 Gârda de Sus
517311 Biharia
517312 Dealu Frumos (Gârda de Sus)
517313 Dealu Ordâncușii
517314 Dobrești
517316 Gârda Seacă
517317 Ghețari
517318 Hănășești (Gârda de Sus)
517319 Huzărești
517321 Izvoarele (Gârda de Sus)
517322 Munună
517323 Ocoale
517324 Plai (Gârda de Sus)
517326 Pliști
517327 Scoarța
517328 Snide
517329 Sucești
517335 Hopârta
517336 Silivaș
517337 Șpălnaca
517338 Turdaș
517339 Vama Seacă
517340 Horea
517341 Baba
517342 Butești (Horea)
517343 Dârlești
517344 Fericet
517346 Giurgiuț
517347 Măncești
517348 Mătișești (Horea)
517349 Niculești
517351 Pătrușești
517352 Petreasa
517353 Preluca
517354 Teiu
517356 Trifești (Horea)
517357 Zânzești
517360 Ighiu
517361 Bucerdea Vinoasă
517362 Ighiel
517363 Șard
517364 Țelna
517365 Întregalde
517366 Dealu Geoagiului
517367 Ghioncani
517368 Iliești
517369 Ivăniș
517371 Mărinești
517372 Modolești (Întregalde)
517373 Necrilești
517374 Popești
517376 Sfârcea
517377 Tecșești
517385 Jidvei
517386 Bălcaciu
517387 Căpâlna de Jos
517388 Feisa
517389 Veseuș
517390 Livezile
517391 Izvoarele (Livezile)
517392 Poiana Aiudului
517393 Vălișoara
517395 Lopadea Nouă
517396 Asinip
517397 Băgău
517398 Beța
517399 Cicârd
517401 Ciuguzel
517402 Ocnișoara
517403 Odverem
517405 Lunca Mureșului
517406 Gura Arieșului
517410 Lupșa
517411 Bârdești
517412 Bârzan
517413 Curmătură
517414 După Deal (Lupșa)
517416 Geamăna
517417 Hădărău
517418 Holobani
517419 Lazuri (Lupșa)
517421 Lunca (Lupșa)
517422 Mănăstire
517423 Mărgaia
517424 Mușca
517426 Pârâu-Cărbunări
517427 Pițiga
517428 Poșogani
517429 Șasa
517431 Trifești (Lupșa)
517432 Valea Holhorii
517433 Valea Lupșii
517434 Valea Șesii (Lupșa)
517436 Văi
517437 Vința
517445 Meteș
517446 Ampoița
517447 Isca
517448 Lunca Ampoiței
517449 Lunca Meteșului
517451 Pădurea
517452 Poiana Ampoiului
517453 Poiana Ursului
517454 Presaca Ampoiului
517456 Remetea
517457 Tăuți
517458 Văleni (Meteș)
517465 Mihalț
517466 Cistei
517467 Obreja
517468 Zărieș
517470 Mirăslău
517471 Cicău
517472 Decea
517473 Lopadea Veche
517474 Ormeniș
517476 Rachiș
517480 Mogoș
517481 Bărbești
517482 Bârlești (Mogoș)
517483 Bârlești-Cătun
517484 Bârzogani
517486 Bocești
517487 Bogdănești (Mogoș)
517488 Butești (Mogoș)
517489 Cojocani
517491 Cristești
517492 Mămăligani
517493 Negrești
517494 Oncești
517496 Poienile-Mogoș
517497 Tomești
517498 Valea Barnii
517499 Valea Bârluțești
517501 Valea Cocești
517502 Valea Giogești
517503 Valea Mlacii
517504 Valea Țupilor
517515 Noșlac
517516 Căptălan
517517 Copand
517518 Găbud
517519 Stâna de Mureș
517521 Valea Ciuciului
517525 Ocoliș
517526 Lunca Largă (Ocoliș)
517527 Runc (Ocoliș)
517528 Vidolm
517530 Ohaba
517531 Colibi
517532 Măghierat
517533 Secășel
517535 Pianu
517536 Pianu de Jos
517537 Pianu de Sus
517538 Plaiuri
517539 Purcăreți
517541 Strungari
517545 Poiana Vadului
517546 Costești (Poiana Vadului)
517547 Duduieni
517548 Făgetu de Jos
517549 Făgetu de Sus
517551 Hănășești (Poiana Vadului)
517552 Lupăiești
517553 Morcănești
517554 Păștești
517556 Petelei
517557 Stănești
517565 Ponor
517566 După Deal (Ponor)
517567 Geogel
517568 Măcărești
517569 Vale în Jos
517571 Valea Bucurului
517575 Poșaga
517576 Corțești
517577 Incești (Poșaga)
517578 Lunca (Poșaga)
517579 Orăști
517581 Poșaga de Jos
517582 Poșaga de Sus
517583 Săgagea
517585 Rădești
517586 Leorinț
517587 Meșcreac
517588 Șoimuș
517590 Râmeț
517591 Boțani
517592 Brădești
517593 Cheia
517594 Cotorăști
517596 Florești (Râmeț)
517597 Olteni
517598 Valea Făgetului
517599 Valea Inzelului
517601 Valea Mănăstirii
517602 Valea Poienii (Râmeț)
517603 Valea Uzei
517604 Vlădești
517610 Rimetea
517611 Colțești
517615 Roșia Montană
517616 Bălmoșești
517617 Blidești
517618 Bunta
517619 Cărpiniș (Roșia Montană)
517621 Coasta Henții
517622 Corna
517623 Curături
517624 Dăroaia
517626 Gârda-Bărbulești
517627 Gura Roșiei
517628 Iacobești
517629 Ignățești
517631 Șoal
517632 Țarina
517633 Vârtop
517640 Roșia de Secaș
517641 Tău
517642 Ungurei
517645 Sălciua
517646 Dealu Caselor
517647 Dumești
517648 Sălciua de Jos
517649 Sălciua de Sus
517651 Sub Piatră
517652 Valea Largă
517655 Săliștea
517656 Mărgineni
517657 Săliștea-Deal
517658 Tărtăria
517660 Săsciori
517661 Căpâlna
517662 Dumbrava (Săsciori)
517663 Laz (Săsciori)
517664 Loman
517666 Pleși
517667 Răchita
517668 Sebeșel
517669 Tonea
517670 Sâncel
517671 Iclod
517672 Pănade
517675 Sântimbru
517676 Coșlariu
517677 Dumitra
517678 Galtiu
517679 Totoi
517680 Scărișoara
517681 Bârlești (Scărișoara)
517682 Botești (Scărișoara)
517683 Fața-Lăzești
517684 Florești (Scărișoara)
517686 Lăzești (Scărișoara)
517687 Lespezea
517688 Maței
517689 Negești
517691 Prelucă
517692 Runc (Scărișoara)
517693 Sfoartea
517694 Știuleți
517696 Trâncești
517700 Sohodol
517701 Băzești
517702 Bilănești
517703 Bobărești (Sohodol)
517704 Brădeana
517706 Burzonești
517707 Deoncești
517708 Dilimani
517709 Furduiești (Sohodol)
517711 Gura Sohodol
517712 Hoancă (Sohodol)
517713 Joldișești
517714 Lazuri (Sohodol)
517716 Lehești
517717 Luminești
517718 Medrești
517719 Morărești (Sohodol)
517721 Munești
517722 Năpăiești
517723 Nelegești
517724 Nicorești
517726 Peleș
517727 Poiana (Sohodol)
517728 Robești
517729 Sebișești
517731 Sicoiești
517732 Surdești
517733 Șimocești
517734 Țoci
517736 Valea Verde
517737 Vlădoșești
517745 Stremț
517746 Fața Pietrii
517747 Geoagiu de Sus
517748 Geomal
517750 Șibot
517751 Balomiru de Câmp
517752 Băcăinți
517753 Sărăcsău
517755 Șona
517756 Alecuș
517757 Biia
517758 Doptău
517759 Lunca Târnavei
517761 Sânmiclăuș
517762 Valea Sasului
517765 Șpring
517766 Carpen
517767 Carpenii de Sus
517768 Cunța
517769 Drașov
517771 Vingard
517775 Șugag
517776 Arți
517777 Bârsana
517778 Dobra
517779 Jidoștina
517781 Mărtinie
517782 Tău Bistra
517785 Unirea
517786 Ciugudu de Jos
517787 Ciugudu de Sus
517788 Dumbrava (Unirea)
517789 Inoc
517791 Măhăceni
517795 Vadu Moților
517796 Bodești
517797 Burzești
517798 Dealu Frumos (Vadu Moților)
517799 Lăzești (Vadu Moților)
517801 Necșești
517802 Poduri-Bricești
517803 Popeștii de Jos
517804 Popeștii de Sus
517806 Tomuțești
517807 Toțești
517808 Vâltori (Vadu Moților)
517815 Valea Lungă
517816 Făget
517817 Glogoveț
517818 Lodroman
517819 Lunca (Valea Lungă)
517821 Tăuni
517825 Vidra
517826 Băi
517827 Bobărești (Vidra)
517828 Bogdănești (Vidra)
517829 Bordeștii Poieni
517831 Culdești
517832 Dealu Goiești
517833 Dos
517834 Dosu Luncii
517836 Dosu Văsești
517837 Drăgoiești-Luncă
517838 Ficărești
517839 Gligorești
517841 Goiești
517842 Haiducești
517843 Hărăști
517844 Hoancă (Vidra)
517846 Jeflești
517847 Lunca (Vidra)
517848 Lunca Bisericii
517849 Lunca Goiești
517851 Lunca Vesești
517852 Lunca de Jos
517853 Modolești (Vidra)
517854 Nemeși
517856 Oidești
517857 Pitărcești
517858 Pleșcuța
517859 Poieni (Vidra)
517861 Ponorel
517862 Puiulețești
517863 Runc (Vidra)
517864 Segaj
517866 Urdeș
517867 Valea Morii
517868 Văsești
517869 Vâlcăneasa
517871 Vâlcești
517872 Vârtănești
517875 Vințu de Jos
517876 Câmpu Goblii
517877 Ciocașu
517878 Crișeni
517879 Dealu Ferului
517881 Gura Cuțului
517882 Hațegana
517883 Inuri
517884 Laz (Vințu de Jos)
517886 Mătăcina
517887 Mereteu
517888 Pârău lui Mihai
517889 Poienița (Vințu de Jos)
517891 Stăuini
517892 Valea Goblii
517893 Valea Vințului
517894 Valea lui Mihai
517896 Vurpăr
520001 Chilieni
520002 Coșeni
520003-520093 Sfântu Gheorghe
525100 Baraolt
525101 Biborțeni
525102 Bodoș
525103 Căpeni
525104 Micloșoara
525105 Racoșul de Sus
525200 Covasna
525201 Chiuruș
525300 Întorsura Buzăului
525301 Brădet
525302 Floroaia
525303 Scrădoasa
525400 Târgu Secuiesc
525401 Lunga
527005 Aita Mare
527006 Aita Medie
527010 Barcani
527011 Lădăuți
527012 Sărămaș
527015 Bățani
527016 Aita Seacă
527017 Bățanii Mici
527018 Herculian
527019 Ozunca-Băi
527020 Bățanii Mari
527030 Belin
527031 Belin-Vale
527035 Bodoc
527036 Olteni
527037 Zălan
527040 Boroșneu Mare
527041 Boroșneu Mic
527042 Dobolii de Sus
527043 Leț
527044 Țufalău
527046 Valea Mică
527050 Brateș
527051 Pachia
527052 Telechia
527055 Brăduț
527056 Doboșeni
527057 Filia
527058 Tălișoara
527060 Brețcu
527061 Mărtănuș
527062 Oituz
527065 Catalina
527066 Hătuica
527067 Imeni
527068 Mărcușa
527069 Mărtineni
527070 Cernat
527071 Albiș
527072 Icafalău
527075 Chichiș
527076 Băcel
527080 Comandău
527085 Dobârlău
527086 Lunca Mărcușului
527087 Mărcuș
527088 Valea Dobârlăului
527090 Ghelința
527091 Harale
527095 Ghidfalău
527096 Angheluș
527097 Fotoș
527098 Zoltan
527100 Hăghig
527101 Iarăș
527105 Ilieni
527106 Dobolii de Jos
527107 Sâncraiu
527110 Lemnia
527111 Lutoasa
527112 Mereni
527115 Micfalău
527116 Bixad
527117 Malnaș
527118 Malnaș-Băi
527119 Valea Zălanului
527120 Moacșa
527121 Dalnic
527122 Pădureni
527125 Ojdula
527126 Hilib
527130 Ozun
527131 Bicfalău
527132 Lisnău
527133 Lisnău-Vale
527134 Lunca Ozunului
527136 Măgheruș
527137 Sântionlunca
527140 Poian
527141 Belani
527142 Cărpinenii
527143 Estelnic
527144 Valea Scurtă
527145 Reci
527146 Aninoasa
527147 Bita
527148 Saciova
527150 Sânzieni
527151 Cașinu Mic
527152 Petriceni
527153 Valea Seacă
527155 Sita Buzăului
527156 Crasna
527157 Merișor
527158 Zăbrătău
527160 Turia
527161 Alungeni
527165 Valea Crișului
527166 Arcuș
527167 Calnic
527170 Valea Mare
527175 Vâlcele
527176 Araci
527177 Ariușd
527178 Hetea
527180 Vârghiș
527185 Zagon
527186 Păpăuți
527190 Zăbala
527191 Peteni
527192 Surcea
527193 Tamașfalău
530001 Ciba
530002 Harghita-Băi
530003 Jigodin-Băi
530100-530242 Miercurea-Ciuc
535100 Băile Tușnad
535101 Carpitus
535200 Bălan
535300 Borsec
535400 Cristuru Secuiesc
535401 Filiaș
535500 Gheorgheni
535501 Covacipeter
535502 Lacu Roșu
535503 Vargatac
535504 Visafolio
535600 Odorheiu Secuiesc
535700 Toplița
535701 Călimănel
535702 Luncani
535703 Măgheruș
535704 Moglănești
535705 Secu
535706 Vale
535707 Vâgani
535708 Zencani
535800 Vlăhița
535801 Băile Homorod
535802 Minele Lueta
537005 Atid
537006 Crișeni
537007 Cușmed
537008 Inlăceni
537009 Șiclod
537010 Avrămești
537011 Andreeni
537012 Cechești
537013 Firtănuș
537014 Goagiu
537016 Laz-Firtănuș
537017 Laz-Șoimuș
537018 Medișoru Mic
537020 Bilbor
537021 Răchitiș
537025 Brădești
537026 Satu Mare
537027 Târnovița
537030 Căpâlnița
537035 Cârța
537036 Ineu
537037 Tomești
537040 Ciucsângeorgiu
537041 Armășeni
537042 Armășenii Noi
537043 Bancu
537044 Ciobăniș
537046 Cotormani
537047 Eghersec
537048 Ghiurche
537049 Potiond
537050 Ciumani
537055 Corbu
537056 Capu Corbului
537060 Corund
537061 Atia
537062 Calonda
537063 Fântâna Brazilor
537064 Valea lui Pavel
537065 Cozmeni
537066 Lăzărești
537070 Dănești
537071 Mădăraș
537075 Dârjiu
537076 Mujna
537080 Dealu
537081 Fâncel
537082 Sâncrai
537083 Tămașu
537084 Tibod
537086 Ulcani
537087 Valea Rotundă
537090 Ditrău
537091 Jolotca
537092 Țengheler
537095 Feliceni
537096 Alexandrița
537097 Arvățeni
537098 Cireșeni
537099 Forțeni
537101 Hoghia
537102 Oțeni
537103 Polonița
537104 Tăureni
537106 Teleac
537107 Văleni
537115 Frumoasa
537116 Bârzava
537117 Făgețel (Frumoasa)
537118 Nicolești (Frumoasa)
537120 Gălăuțaș
537121 Dealu Armanului
537122 Gălăuțaș-Pârău
537123 Nuțeni
537124 Plopiș
537126 Preluca
537127 Toleșeni
537128 Zăpodea
537130 Joseni
537131 Borzont
537132 Bucin (Joseni)
537135 Lăzarea
537136 Ghiduț
537140 Lueta
537141 Băile Chirui
537145 Lunca de Jos
537146 Barațcoș
537147 Poiana Fagului
537148 Puntea Lupului
537149 Valea Boroș
537151 Valea Capelei
537152 Valea Întunecoasă
537153 Valea Rece
537154 Valea lui Antaloc
537155 Lunca de Sus
537156 Comiat
537157 Izvorul Trotușului
537158 Păltiniș-Ciuc
537159 Valea Gârbea
537161 Valea Ugra
537165 Lupeni
537166 Bisericani
537167 Bulgăreni
537168 Firtușu
537169 Morăreni
537171 Păltiniș
537172 Păuleni
537173 Satu Mic
537174 Sâncel
537175 Mărtiniș
537176 Aldea
537177 Bădeni
537178 Călugăreni
537179 Chinușu
537181 Comănești
537182 Ghipeș
537183 Locodeni
537184 Orășeni
537186 Petreni
537187 Rareș
537188 Sânpaul
537195 Merești
537200 Mihăileni
537201 Livezi
537202 Nădejdea
537203 Văcărești
537205 Mugeni
537206 Aluniș
537207 Beta
537208 Betești
537209 Dejuțiu
537211 Dobeni
537212 Lutița
537213 Mătișeni
537214 Porumbenii Mari
537215 Porumbeni
537216 Porumbenii Mici
537217 Tăietura
537225 Ocland
537226 Crăciunel
537227 Satu Nou (Ocland)
537230 Păuleni-Ciuc
537231 Delnița
537232 Șoimeni
537235 Plăieșii de Jos
537236 Casinu Nou
537237 Iacobeni
537238 Imper
537239 Plăieșii de Sus
537240 Praid
537241 Becaș
537242 Bucin (Praid)
537243 Ocna de Jos
537244 Ocna de Sus
537246 Șașvereș
537250 Remetea
537251 Făgețel (Remetea)
537252 Martonca
537253 Sineu
537255 Săcel
537256 Șoimușu Mare
537257 Șoimușu Mic
537258 Uilac
537259 Vidacut
537260 Sărmaș
537261 Fundoaia
537262 Hodoșa
537263 Platonești
537264 Runc
537265 Sâncrăieni
537266 Fitod
537267 Hosasău
537268 Leliceni
537269 Misentea
537271 Sântimbru
537272 Sântimbru-Băi
537275 Sândominic
537280 Sânmartin
537281 Ciucani
537282 Valea Uzului
537285 Sânsimion
537286 Cetățuia
537290 Secuieni
537291 Bodogaia
537292 Eliseni
537295 Siculeni
537296 Ciaracio
537297 Ciceu
537298 Racu
537299 Gârciu (Racu)
537300 Subcetate
537301 Călnaci
537302 Duda
537303 Filpea
537305 Suseni
537306 Chileni
537307 Liban
537308 Senetea
537309 Valea Strâmbă
537310 Șimonești
537311 Bențid
537312 Cădaciu Mare
537313 Cădaciu Mic
537314 Cehețel
537316 Chedia Mare
537317 Chedia Mică
537318 Cobătești
537319 Medișoru Mare
537321 Mihăileni (Șimonești)
537322 Nicoleni
537323 Rugănești
537324 Tărcești
537326 Turdeni
537330 Tulgheș
537331 Hagota
537332 Pintic
537333 Recea
537335 Tușnad
537336 Tușnadu Nou
537337 Vrabia
537340 Ulieș
537341 Daia
537342 Iașu
537343 Ighiu
537344 Nicolești (Ulieș)
537346 Obrănești
537347 Petecu
537348 Vasileni
537350 Vărșag
537355 Voșlăbeni
537356 Izvoru Mureșului
537360 Zetea
537361 Desag
537362 Izvoare
537363 Poiana Târnavei
537364 Sub Cetate
537366 Șicasău
540001 Mureșeni
540002 Remetea
540003-540570 Târgu Mureș
545100 Iernut
545101 Cipău
545102 Deag
545103 Lechința
545104 Oarba de Mureș
545105 Porumbac
545106 Racameț
545107 Sălcud
545108 Sfântu Gheorghe
545200 Luduș
545201 Avrămești
545202 Cioarga
545203 Ciurgău
545204 Fundătura
545205 Gheja
545206 Roșiori
545300 Reghin
545301 Apalina
545302 Iernuțeni
545400 Sighișoara
545401 Angofa
545402 Aurel Vlaicu
545403 Hetiur
545404 Rora
545405 Șoromiclea
545406 Venchi
545407 Viilor
545500 Sovata
545501 Căpeți
545502 Ilieși
545503 Săcădat
545504 Sărățeni
545600 Târnăveni
545601 Bobohalma
545602 Botorca
545603 Cuștelnic
547005 Acățari
547006 Corbești
547007 Găiești
547008 Gruișor
547009 Murgești
547011 Roteni
547012 Stejeriș
547013 Suveica
547014 Vălenii
547015 Adămuș
547016 Chinciuș
547017 Cornești (Adămuș)
547018 Crăiești (Adămuș)
547019 Dâmbău
547021 Herepea
547025 Albești
547026 Bârlibășoaia
547027 Boiu
547028 Jacu
547029 Șapartoc
547031 Țopa
547032 Valea Albeștiului
547033 Valea Dăii
547034 Valea Șapartocului
547035 Aluniș
547036 Fițcău
547037 Lunca Mureșului
547040 Apold
547041 Daia (Apold)
547042 Șaeș
547043 Vulcan
547045 Ațintiș
547046 Botez
547047 Cecălaca
547048 Iștihaza
547049 Maldaoci
547051 Sâniacob
547055 Bahnea
547056 Bernadea
547057 Cund
547058 Daia (Bahnea)
547059 Gogan
547061 Idiciu
547062 Lepindea
547065 Band
547066 Drăculea Bandului
547067 Fânațe (Band)
547068 Fânațele Mădărașului
547069 Iștan-Tău
547071 Mădăraș
547072 Mărășești
547073 Negrenii de Câmpie
547074 Oroiu
547076 Petea
547077 Țiptelnic
547078 Valea Mare
547079 Valea Rece
547085 Batoș
547086 Dedrad
547087 Goreni
547088 Uila
547090 Băgaciu
547091 Delenii
547095 Băla
547096 Ercea
547100 Bălăușeri
547101 Agrișteu
547102 Chendu
547103 Dumitreni
547104 Filitelnic
547106 Senereuș
547110 Beica de Jos
547111 Beica de Sus
547112 Căcuciu
547113 Nadășa
547114 Sânmihai de Pădure
547116 Șerbeni
547120 Bichiș
547121 Gâmbuț
547122 Nandra
547123 Ozd
547125 Bogata
547126 Ranta
547130 Brâncovenești
547131 Idicel
547132 Idicel-Pădure
547133 Săcalu de Pădure
547134 Vălenii de Mureș
547135 Breaza
547136 Filpișu Mare
547137 Filpișu Mic
547140 Ceuașu de Câmpie
547141 Bozed
547142 Câmpenița
547143 Culpiu
547144 Herghelia
547146 Porumbeni
547147 Săbed
547148 Voiniceni
547150 Chețani
547151 Coasta Grindului
547152 Cordoș
547153 Giurgiș
547154 Grindeni
547156 Hădăreni
547157 Linț
547160 Chiheru de Jos
547161 Chiheru de Sus
547162 Urisiu de Jos
547163 Urisiu de Sus
547165 Coroisânmărtin
547166 Coroi
547167 Odrihei
547168 Șoimuș
547170 Cozma
547171 Fânațele Socolului
547172 Socolu de Câmpie
547173 Valea Sasului
547174 Valea Ungurului
547175 Crăciunești
547176 Budiu Mic
547177 Cinta
547178 Cornești (Crăciunești)
547179 Tirimioara
547180 Crăiești
547181 Lefaia
547182 Milășel
547183 Nima Milășelului
547184 Ciba
547185 Cristești
547186 Vălureni
547187 Foi
547188 Nicolești
547190 Cucerdea
547191 Bord
547192 Șeulia de Mureș
547195 Cuci
547196 Dătășeni
547197 După Deal (Cuci)
547198 Orosia
547199 Petrilaca
547200 Daneș
547201 Criș
547202 Seleuș (Daneș)
547203 Stejărenii
547205 Deda
547206 Bistra Mureșului
547207 Filea
547208 Pietriș
547210 Eremitu
547211 Călugăreni
547212 Câmpu Cetății
547213 Dămieni
547214 Mătrici
547215 Ernei
547216 Călușeri
547217 Dumbrăvioara
547218 Icland
547219 Săcăreni
547221 Sângeru de Pădure
547225 Fărăgău
547226 Fânațe (Fărăgău)
547227 Hodaia
547228 Onuca
547229 Poarta
547231 Tonciu
547235 Fântânele
547236 Bordoșiu
547237 Călimănești
547238 Cibu
547239 Roua
547241 Viforoasa
547244 Sânvăsii
547245 Gălești
547246 Adrianu Mare
547247 Adrianu Mic
547248 Bedeni
547249 Maiad
547251 Troița
547255 Gănești
547256 Păucișoara
547257 Sub Pădure
547258 Seuca
547260 Gheorghe Doja
547261 Ilieni
547262 Leordeni
547263 Satu Nou (Gheorghe Doja)
547264 Tirimia
547265 Ghindari
547266 Abud
547267 Ceie
547268 Chibed
547269 Solocma
547271 Trei Sate
547275 Glodeni
547276 Merișor
547277 Moișa
547278 Păcureni
547279 Păingeni
547280 Gornești
547281 Iara de Mureș
547282 Ilioara
547283 Mura Mare
547284 Mura Mică
547286 Pădureni
547287 Periș
547288 Petrilaca de Mureș
547289 Teleac
547290 Grebenișu de Câmpie
547291 Leorința
547292 Valea Sânpetrului (Grebenișu de Câmpie)
547295 Gurghiu
547296 Adrian
547297 Cașva
547298 Comori
547299 Fundoaia
547301 Glăjărie
547302 Larga (Gurghiu)
547303 Orșova
547304 Orșova-Pădure
547306 Păuloaia
547310 Hodac
547311 Arșița
547312 Bicașu
547313 Dubiștea de Pădure
547314 Mirigioaia
547316 Toaca
547317 Uricea
547320 Hodoșa
547321 Ihod
547322 Isla
547323 Sâmbriaș
547325 Ibănești
547326 Blidireasa
547327 Brădețelu
547328 Dulcea
547329 Ibănești-Pădure
547331 Lăpușna
547332 Pârâu Mare
547333 Tireu
547334 Tisieu
547336 Zimți
547340 Iclănzel
547341 Căpușu de Câmpie
547342 Chisălița
547343 După Deal (Iclănzel)
547344 Fânațe (Iclănzel)
547346 Fânațele Căpușului
547347 Ghidașteu
547348 Iclandu Mare
547349 Mădărășeni
547351 Tăblășeni
547352 Valea Iclandului
547360 Ideciu de Jos
547361 Deleni (Ideciu de Jos)
547362 Ideciu de Sus
547365 Livezeni
547366 Bozeni
547367 Corunca
547368 Ivănești
547369 Poienița
547371 Sânișor
547375 Lunca
547376 Băița
547377 Frunzeni
547378 Logig
547379 Sântu
547380 Lunca Bradului
547381 Neagra
547382 Sălard
547385 Măgherani
547386 Bâra
547387 Bereni
547388 Cându
547389 Drojdii
547391 Eremieni
547392 Maia
547393 Mărculeni
547394 Șilea Nirajului
547396 Torba
547400 Mica
547401 Abuș
547402 Căpâlna de Sus
547403 Ceuaș
547404 Deaj
547406 Hărănglab
547407 Șomoștelnic
547410 Miercurea Nirajului
547411 Beu
547412 Dumitreștii
547413 Lăureni
547414 Moșuni
547416 Șardu Nirajului
547417 Tâmpa
547418 Veța
547420 Miheșu de Câmpie
547421 Bujor
547422 Cirhagău
547423 Groapa Rădăii
547424 Mogoaia
547426 Răzoare
547427 Șăulița
547428 Ștefanca
547430 Nadeș
547431 Măgheruș
547432 Pipea
547433 Țigmandru
547435 Neaua
547436 Ghinești
547437 Rigmani
547438 Sânsimion
547439 Vădaș
547440 Ogra
547441 Dileu Vechi
547442 Giuluș
547443 Lăscud
547444 Vaideiu
547445 Papiu Ilarian
547446 Dobra
547447 Merișoru
547448 Șandru
547449 Ursoaia
547450 Pănet
547451 Berghia
547452 Cuieșd
547453 Hărțău
547454 Sântioana de Mureș
547455 Păsăreni
547456 Bolintineni
547457 Gălățeni
547460 Petelea
547461 Habic
547465 Pogăceaua
547466 Bologaia
547467 Ciulea
547468 Deleni (Pogăceaua)
547469 Fântâna Babii
547471 Pârâu Crucii (Pogăceaua)
547472 Scurta
547473 Sicele
547474 Valea Sânpetrului (Pogăceaua)
547476 Văleni
547480 Răstolița
547481 Andreneasa
547482 Borzia
547483 Gălăoaia
547484 Iod
547485 Râciu
547486 Căciulata
547487 Coasta Mare
547488 Cotorinau
547489 Curețe
547491 Hagău
547492 Leniș
547493 Nima Râciului
547494 Obârșie
547496 Pârâu Crucii (Râciu)
547497 Sânmărtinu de Câmpie
547498 Ulieș
547499 Valea Sânmărtinului
547501 Valea Seacă
547502 Valea Ulieșului
547505 Rușii-Munți
547506 Maiorești
547507 Morăreni
547508 Sebeș
547510 Saschiz
547511 Cloașterf
547512 Mihai Viteazu
547515 Sărmașu
547516 Balda
547517 Larga (Sărmașu)
547518 Moruț
547519 Sărmășel
547521 Sărmășel-Gară
547522 Titiana
547523 Vișinelu
547525 Sâncraiu de Mureș
547526 Nazna
547530 Sângeorgiu de Mureș
547531 Cotuș
547532 Tofalău
547535 Sângeorgiu de Pădure
547536 Bezid
547537 Bezidu Nou
547538 Loțu
547540 Sânger
547541 Bârza
547542 Cipăieni
547543 Dalu
547544 Pripoare
547546 Vălișoara
547547 Zăpodea
547550 Sânpaul
547551 Chirileu
547552 Dileu Nou
547553 Sânmărghita
547554 Valea Izvoarelor
547555 Sânpetru de Câmpie
547556 Bârlibaș
547557 Dâmbu
547558 Satu Nou (Sânpetru de Câmpie)
547559 Sângeorgiu de Câmpie
547561 Tușinu
547565 Sântana de Mureș
547566 Bărdești
547567 Chinari
547568 Curteni
547570 Solovăstru
547571 Jabenița
547575 Stânceni
547576 Ciobotani
547577 Meștera
547580 Suplac
547581 Idrifaia
547582 Laslău Mare
547583 Laslău Mic
547584 Vaidacuta
547585 Suseni
547586 Luieriu
547590 Șăulia
547591 Leorința-Șăulia
547592 Măcicășești
547593 Pădurea
547595 Șincai
547596 Lechincioara
547597 Pusta
547598 Șincai-Fânațe
547600 Tăureni
547601 Fânațe (Tăureni)
547602 Moara de Jos
547605 Ungheni
547606 Cerghid
547607 Cerghizel
547608 Morești
547609 Recea
547611 Șăușa
547612 Vidrasău
547615 Valea Largă
547616 Grădini
547617 Mălăești
547618 Poduri
547619 Valea Frăției
547621 Valea Glodului
547622 Valea Pădurii
547623 Valea Șurii
547624 Valea Urieșului
547625 Vărgata
547626 Grâușorul
547627 Mitrești
547628 Vadu
547629 Valea
547630 Vătava
547631 Dumbrava
547632 Râpa de Jos
547635 Vânători
547636 Archita
547637 Feleag
547638 Mureni
547639 Șoard
547640 Vețca
547641 Jacodu
547642 Sălașuri
547645 Viișoara
547646 Ormeniș
547647 Sântioana
547650 Voivodeni
547651 Toldal
547655 Zagăr
547656 Seleuș (Zagăr)
547660 Zau de Câmpie
547661 Bărboși
547662 Botei
547663 Bujor-Hodaie
547664 Ciretea
547666 Gaura Sângerului
547667 Malea
547668 Ștefăneaca
547669 Tău
550001 Păltiniș
550003-550410 Sibiu
551001 Ighișu Nou
551002-551143 Mediaș
555100 Agnita
555101 Coveș
555102 Ruja
555200 Avrig
555201 Bradu
555202 Glâmboaca
555203 Săcădate
555250 Mârșa
555300 Cisnădie
555301 Cisnădioara
555400 Copșa Mică
555500 Dumbrăveni
555501 Ernea
555502 Șaroș pe Târnave
555600 Ocna Sibiului
555601 Topârcea
555700 Tălmaciu
555701 Boița
555702 Colonia Tălmaciu
555703 Lazaret
555704 Lotrioara
555705 Paltin
555706 Tălmăcel
557005 Alțina
557006 Benești
557007 Ghijasa de Sus
557010 Apoldu de Jos
557011 Sângătin
557015 Arpașu de Jos
557016 Arpașu de Sus
557017 Nou Român
557020 Ațel
557021 Alma
557022 Dupuș
557023 Giacăș
557024 Șmig
557025 Axente Sever
557026 Agârbiciu
557027 Șoala
557030 Bazna
557031 Boian
557032 Velț
557035 Bârghiș
557036 Apoș
557037 Ighișu Vechi
557038 Pelișor
557039 Vecerd
557041 Zlagna
557045 Biertan
557046 Copșa Mare
557047 Richiș
557050 Blăjel
557051 Păucea
557052 Romanești
557055 Brateiu
557056 Buzd
557060 Brădeni
557061 Retiș
557062 Țeline
557065 Bruiu
557066 Gherdeal
557067 Șomartin
557070 Cârța
557071 Poienița
557075 Cârțișoara
557080 Chirpăr
557081 Săsăuș
557082 Vărd
557083 Veseud (Chirpăr)
557085 Cristian
557090 Dârlos
557091 Curciu
557092 Valea Lungă
557095 Gura Râului
557100 Hoghilag
557101 Prod
557102 Valchid
557105 Iacobeni
557106 Movile
557107 Netuș
557108 Noiștat
557109 Stejărișu
557110 Jina
557115 Laslea
557116 Florești
557117 Mălâncrav
557118 Nou Săsesc
557119 Roandola
557120 Loamneș
557121 Alămor
557122 Armeni
557123 Hașag
557124 Mândra
557126 Sădinca
557130 Ludoș
557131 Gusu
557135 Marpod
557136 Ilimbav
557140 Merghindeal
557141 Dealu Frumos
557145 Micăsasa
557146 Chesler
557147 Țapu
557148 Văleni
557150 Miercurea Sibiului
557151 Apoldu de Sus
557152 Dobârca
557155 Mihăileni
557156 Metiș
557157 Moardăș
557158 Răvășel
557159 Șalcău
557160 Moșna
557161 Alma Vii
557162 Nemșa
557165 Nocrich
557166 Fofeldea
557167 Ghijasa de Jos
557168 Hosman
557169 Țichindeal
557170 Orlat
557175 Păuca
557176 Bogatu Român
557177 Broșteni
557178 Presaca
557180 Poiana Sibiului
557185 Poplaca
557190 Porumbacu de Jos
557191 Colun
557192 Porumbacu de Sus
557193 Sărata
557194 Scoreiu
557195 Racovița
557196 Sebeșu de Sus
557200 Rășinari
557201 Prislop
557205 Râu Sadului
557210 Roșia
557211 Cașolț
557212 Cornățel
557213 Daia
557214 Nou
557216 Nucet
557220 Sadu
557225 Săliște
557226 Aciliu
557227 Amnaș
557228 Crinț
557229 Fântânele
557231 Galeș
557232 Mag
557233 Săcel
557234 Sibiel
557236 Vale
557240 Slimnic
557241 Albi
557242 Pădureni
557243 Ruși
557244 Veseud (Slimnic)
557245 Șeica Mare
557246 Boarta
557247 Buia
557248 Mighindoala
557249 Petiș
557251 Ștenea
557255 Șeica Mică
557256 Soroștin
557260 Șelimbăr
557261 Bungard
557262 Mohu
557263 Veștem
557265 Șura Mare
557266 Hamba
557270 Șura Mică
557271 Rusciori
557275 Târnava
557276 Colonia Târnava
557280 Tilișca
557281 Rod
557285 Turnu Roșu
557286 Sebeșu de Jos
557290 Valea Viilor
557291 Motiș
557295 Vurpăr
600001-600408 Bacău
601001 Borzești
601002 Slobozia (Onești)
601003-601159 Onești
605100 Buhuși
605101 Marginea (Buhuși)
605102 Runcu
605200 Comănești
605201 Podei
605202 Vermești
605300 Dărmănești
605301 Dărmăneasca
605302 Lapoș
605303 Păgubeni
605304 Plopu (Dărmănești)
605305 Sălătruc
605400 Moinești
605401 Găzărie
605500 Slănic-Moldova
605501 Cerdac
605502 Cireșoaia
605600 Târgu Ocna
605601 Poieni (Târgu Ocna)
605602 Vâlcele (Târgu Ocna)
607005 Agăș
607006 Beleghet
607007 Coșnea
607008 Cotumba
607009 Diaconești
607011 Goioasa
607012 Preluci
607013 Sulța
607015 Ardeoani
607016 Leontinești
607020 Asău
607021 Apa Asău
607022 Ciobănuș
607023 Lunca Asău
607024 Păltiniș
607026 Straja
607030 Balcani
607031 Frumoasa
607032 Ludași
607033 Schitu Frumoasa
607035 Bârsănești
607036 Albele
607037 Brătești
607038 Caraclău
607040 Berești-Bistrița
607041 Brad (Berești-Bistrița)
607042 Ciumași
607043 Climești
607044 Dumbrava (Itești)
607046 Făgețel
607047 Itești
607048 Pădureni (Berești-Bistrița)
607050 Berești-Tazlău
607051 Boșoteni
607052 Enăchești
607053 Prisaca
607054 Românești
607056 Tescani
607057 Turluianu
607060 Berzunți
607061 Buda (Berzunți)
607062 Dragomir
607065 Blăgești
607066 Buda (Blăgești)
607067 Poiana Negustorului
607068 Țârdenii Mari
607069 Valea lui Ion
607070 Bogdănești
607071 Filipești (Bogdănești)
607075 Brusturoasa
607076 Buruieniș
607077 Buruienișu de Sus
607078 Camenca
607079 Cuchiniș
607081 Hângănești
607085 Buhoci
607086 Bijghir
607087 Buhocel
607088 Coteni
607089 Dospinești
607090 Cașin
607091 Curița
607095 Căiuți
607096 Blidari
607097 Boiștea
607098 Florești (Căiuți)
607099 Heltiu
607101 Mărcești
607102 Popeni
607103 Pralea
607104 Vrânceni
607105 Cleja
607106 Somușca
607107 Valea Mică (Cleja)
607110 Colonești
607111 Călini
607112 Poiana (Colonești)
607113 Satu Nou (Colonești)
607114 Spria
607116 Valea Mare (Colonești)
607117 Zăpodia (Colonești)
607120 Corbasca
607121 Băcioiu
607122 Marvila
607123 Pogleț
607124 Rogoaza
607126 Scărișoara
607127 Vâlcele (Corbasca)
607130 Coțofănești
607131 Bâlca
607132 Boiștea de Jos
607133 Borșani
607134 Tămășoaia
607135 Dămienești
607136 Călugăreni
607137 Drăgești (Dămienești)
607138 Pădureni (Dămienești)
607140 Dealu Morii
607141 Banca
607142 Bălănești (Dealu Morii)
607143 Blaga
607144 Boboș
607146 Bodeasa
607147 Bostănești
607148 Calapodești
607149 Căuia
607151 Dorofei
607152 Ghionoaia
607153 Grădești
607154 Negulești
607156 Tăvădărești
607160 Dofteana
607161 Bogata
607162 Cucuieți (Dofteana)
607163 Hăghiac (Dofteana)
607164 Larga
607166 Seaca
607167 Ștefan Vodă
607170 Faraoani
607175 Filipeni
607176 Bălaia
607177 Brad (Filipeni)
607178 Fruntești
607179 Mărăști
607181 Pădureni (Filipeni)
607182 Slobozia (Filipeni)
607183 Valea Boțului
607185 Filipești
607186 Boanța
607187 Cârligi
607188 Cornești
607189 Cotu Grosului
607191 Galbeni (Filipești)
607192 Hârlești
607193 Onișcani
607195 Găiceana
607196 Arini
607197 Huțu
607198 Popești
607200 Gârleni
607201 Gârlenii de Sus
607202 Lespezi
607203 Șurina
607205 Ghimeș-Făget
607206 Bolovăniș
607207 Făget
607208 Făgetu de Sus
607209 Ghimeș
607211 Răchitiș
607212 Tărhăuși
607215 Glăvănești
607216 Frumușelu
607217 Muncelu
607218 Putredeni
607219 Răzeșu
607220 Gura Văii
607221 Capăta
607222 Dumbrava (Gura Văii)
607223 Motocești
607224 Păltinata
607226 Temelia
607230 Helegiu
607231 Brătila
607232 Deleni
607233 Drăgugești
607235 Hemeiuș
607236 Fântânele (Hemeiuș)
607237 Lilieci
607240 Horgești
607241 Bazga
607242 Galeri
607243 Mărăscu
607244 Răcătău de Jos
607246 Răcătău-Răzeși
607247 Recea
607248 Sohodor
607250 Huruiești
607251 Căpotești
607252 Florești (Huruiești)
607253 Fundoaia
607254 Ocheni
607256 Perchiu
607257 Prădaiș
607260 Izvoru Berheciului
607261 Antohești
607262 Băimac
607263 Făghieni
607264 Obârșia
607266 Oțelești
607267 Pădureni (Izvoru Berheciului)
607270 Letea Veche
607271 Holt
607272 Radomirești
607273 Ruși-Ciutea
607274 Siretu (Letea Veche)
607275 Lipova
607276 Mâlosu
607277 Satu Nou (Lipova)
607278 Valea Caselor
607279 Valea Hogei
607281 Valea Mărului
607282 Valea Moșneagului
607285 Livezi
607286 Bălăneasa
607287 Orășa
607288 Poiana (Livezi)
607289 Prăjoaia
607291 Scăriga
607295 Luizi-Călugăra
607296 Osebiți
607300 Măgirești
607301 Prăjești (Măgirești)
607302 Stănești
607303 Șesuri
607304 Valea Arinilor
607305 Măgura
607306 Crihan
607307 Dealu Mare
607308 Sohodol
607310 Mănăstirea Cașin
607311 Lupești
607312 Pârvulești
607313 Scutaru
607315 Mărgineni
607316 Barați
607317 Luncani
607318 Pădureni (Mărgineni)
607319 Podiș
607321 Poiana (Mărgineni)
607322 Trebeș
607323 Valea Budului
607325 Motoșeni
607326 Bâclești
607327 Chetreni
607328 Chicerea
607329 Cociu
607331 Cornățelu
607332 Fântânele (Motoșeni)
607333 Fundătura
607334 Gura Crăiești
607336 Poiana (Motoșeni)
607337 Praja
607338 Rotăria
607339 Șendrești
607341 Țepoaia
607345 Negri
607346 Brad (Negri)
607347 Călinești
607348 Mâgla
607349 Poiana (Negri)
607351 Ursoaia
607355 Nicolae Bălcescu
607356 Bălțata
607357 Buchila
607358 Galbeni (Nicolae Bălcescu)
607359 Lărguța
607361 Sărata (Nicolae Bălcescu)
607362 Valea Seacă (Nicolae Bălcescu)
607365 Oituz
607366 Călcâi
607367 Ferestrău-Oituz
607368 Hârja
607369 Marginea (Oituz)
607371 Poiana Sărată
607375 Oncești
607376 Bărboasa
607377 Dealu Perjului
607378 Onceștii Vechi
607379 Satu Nou (Oncești)
607381 Tarnița
607382 Taula
607385 Orbeni
607386 Scurta
607390 Palanca
607391 Cădărești
607392 Ciugheș
607393 Pajiștea
607394 Popoiu
607395 Parava
607396 Drăgușani
607397 Rădoaia
607398 Teiuș
607400 Parincea
607401 Barna
607402 Mileștii de Jos
607403 Mileștii de Sus
607404 Nănești
607406 Năstăseni
607407 Poieni (Parincea)
607408 Satu Nou (Parincea)
607409 Văleni (Parincea)
607411 Vladnic
607415 Pâncești
607416 Chilia Benei
607417 Dieneț
607418 Fulgeriș
607419 Fundu Văii
607421 Motoc
607422 Petrești
607423 Soci
607425 Pârgărești
607426 Bahna
607427 Nicorești
607428 Pârâu Boghii
607429 Satu Nou (Pârgărești)
607430 Pârjol
607431 Băhnășeni
607432 Bărnești
607433 Băsăști
607434 Câmpeni
607436 Hăineala
607437 Pustiana
607438 Tărâța
607439 Hemieni
607440 Plopana
607441 Budești
607442 Dorneni (Plopana)
607443 Fundu Tutovei
607444 Ițcani
607446 Rusenii Răzeși
607447 Rusenii de Sus
607448 Străminoasa
607449 Țâgâra
607450 Podu Turcului
607451 Bălănești (Podu Turcului)
607452 Căbești
607453 Fichitești
607454 Giurgioana
607456 Hanța
607457 Lehancea
607458 Plopu (Podu Turcului)
607459 Răcușana
607461 Sârbi
607465 Poduri
607466 Bucșești
607467 Cernu
607468 Cornet
607469 Negreni
607471 Prohozești
607472 Valea Șoșii
607475 Racova
607476 Gura Văii (Racova)
607477 Hălmăcioaia
607478 Ilieși
607480 Răcăciuni
607481 Ciucani
607482 Fundu Răcăciuni
607483 Gâșteni
607484 Gheorghe Doja
607486 Răstoaca
607490 Răchitoasa
607491 Barcana
607492 Bucșa
607493 Buda (Răchitoasa)
607494 Burdusaci
607496 Dănăila
607497 Dumbrava (Răchitoasa)
607498 Farcașa
607499 Fundătura Răchitoasa
607501 Hăghiac (Răchitoasa)
607502 Magazia
607503 Movilița
607504 Oprișești
607506 Putini
607507 Tochilea
607510 Roșiori
607511 Misihănești
607512 Negușeni
607513 Poieni (Roșiori)
607514 Valea Mare (Roșiori)
607516 Valea Mică (Roșiori)
607520 Sascut
607521 Berești
607522 Conțești
607523 Păncești (Sascut)
607524 Sascut-Sat
607526 Schineni (Sascut)
607527 Valea Nacului
607530 Sănduleni
607531 Bârzulești
607532 Coman
607533 Mateiești
607534 Stufu
607536 Tisa
607537 Verșești
607540 Săucești
607541 Bogdan Vodă
607542 Costei
607543 Schineni (Săucești)
607544 Siretu (Săucești)
607546 Șerbești
607550 Scorțeni
607551 Bogdănești (Scorțeni)
607552 Florești (Scorțeni)
607553 Grigoreni
607554 Stejaru
607556 Șerpeni
607560 Secuieni
607561 Bălușa
607562 Berbinceni
607563 Chiticeni
607564 Ciuturești
607566 Fundeni
607567 Glodișoarele
607568 Odobești
607569 Tisa-Silvestri
607571 Valea Fânațului
607572 Văleni (Secuieni)
607580 Solonț
607581 Cucuieți (Solonț)
607582 Sărata (Solonț)
607585 Stănișești
607586 Balotești
607587 Belciuneasa
607588 Benești
607589 Crăiești
607591 Gorghești
607592 Slobozia (Stănișești)
607593 Slobozia Nouă
607594 Văleni (Stănișești)
607595 Strugari
607596 Cetățuia
607597 Iaz
607598 Nadișa
607599 Petricica
607601 Răchitișu
607605 Ștefan cel Mare
607606 Bogdana
607607 Buciumi
607608 Gutinaș
607609 Negoiești
607611 Răcăuți
607612 Rădeana
607613 Viișoara (Ștefan cel Mare)
607615 Tamași
607616 Chetriș
607617 Furnicari
607618 Gioseni
607620 Tătărăști
607621 Cornii de Jos
607622 Cornii de Sus
607623 Drăgești (Tătărăști)
607624 Gherdana
607626 Giurgeni
607627 Ungureni (Tătărăști)
607630 Târgu Trotuș
607631 Tuta
607632 Viișoara (Târgu Trotuș)
607635 Traian
607636 Bogdănești (Traian)
607637 Hertioana de Jos
607638 Hertioana-Răzeși
607639 Prăjești
607641 Zăpodia (Traian)
607645 Ungureni
607646 Bărtășești
607647 Bibirești
607648 Bota
607649 Botești
607651 Gârla Anei
607652 Viforeni
607653 Zlătari
607655 Urechești
607656 Cornățel
607657 Lunca Dochiei
607658 Satu Nou (Urechești)
607659 Slobozia (Urechești)
607660 Valea Seacă
607661 Cucova
607665 Vultureni
607666 Bosia
607667 Dădești
607668 Dorneni (Vultureni)
607669 Ghilăvești
607671 Godineștii de Jos
607672 Godineștii de Sus
607673 Lichitișeni
607674 Medeleni
607676 Nazărioaia
607677 Reprivăț
607678 Tomozia
607679 Țigănești
607681 Valea Lupului
607682 Valea Merilor
607683 Valea Salciei
607690 Zemeș
607691 Bolătău
610001 Ciritei
610002 Doamna
610003 Văleni (Piatra-Neamț)
610004-610292 Piatra-Neamț
611001-611162 Roman
615100 Bicaz
615101 Capșa
615102 Dodeni
615103 Izvoru Alb
615104 Izvoru Muntelui
615105 Potoci
615106 Secu
615200 Târgu Neamț
615201 Blebea
615202 Humulești
615203 Humuleștii Noi
617005 Agapia-Mânăstire
617010 Agapia
617011 Filioara
617012 Săcălușești
617013 Văratec
617015 Bahna
617016 Arămești
617017 Băhnișoara
617018 Broșteni
617019 Izvoare (Bahna)
617021 Liliac
617022 Țuțcanii din Deal
617023 Țuțcanii din Vale
617025 Bălțătești
617026 Ghindăoani
617027 Valea Arini
617028 Valea Seacă
617030 Bâra
617031 Boghicea
617032 Căușeni
617033 Negrești (Bâra)
617034 Nistria
617036 Rediu (Bâra)
617037 Slobozia (Boghicea)
617040 Bârgăuani
617041 Bahna Mare
617042 Baratca
617043 Bălănești
617044 Breaza
617046 Certieni
617047 Chilia
617048 Dârloaia
617049 Ghelăiești
617051 Hârtop
617052 Homiceni
617053 Talpa
617054 Vlădiceni
617060 Bicaz-Chei
617061 Bârnadu
617062 Gherman
617063 Ivaneș
617065 Bicazu Ardelean
617066 Telec
617067 Ticoș
617070 Bodești
617071 Bodeștii de Jos
617072 Corni
617073 Oșlobeni
617075 Borca
617076 Lunca (Borca)
617077 Mădei
617078 Pârâul Cârjei
617079 Pârâul Pântei
617081 Sabasa
617082 Soci (Borca)
617085 Borlești
617086 Mastacăn (Borlești)
617087 Nechit
617088 Ruseni (Borlești)
617089 Șovoaia
617090 Botești
617091 Barticești
617092 David
617093 Moreni
617094 Munteni
617096 Nisiporești
617097 Văleni
617100 Bozieni
617101 Băneasa
617102 Crăiești
617103 Cuci
617104 Iucșa
617106 Brusturi
617107 Drăgănești
617108 Groși
617109 Orțăști
617111 Poiana (Brusturi)
617112 Râșca
617113 Șoimărești
617114 Târzia
617115 Cândești
617116 Bărcănești
617117 Dragova
617118 Pădureni
617119 Țârdenii Mici
617121 Vădurele (Cândești)
617125 Ceahlău
617127 Bistricioara
617128 Pârâul Mare
617130 Durău
617135 Cordun
617136 Pildești
617137 Simionești
617140 Costișa
617141 Dornești
617142 Frunzeni
617143 Mănoaia
617145 Crăcăoani
617146 Cracăul Negru
617147 Magazia
617148 Mitocu Bălan
617149 Poiana Crăcăoani
617150 Dămuc
617151 Huisurez
617152 Trei Fântâni
617155 Dobreni
617156 Cășăria
617157 Negrești
617158 Poiana (Negrești)
617159 Sărata
617160 Doljești
617161 Buhonca
617162 Buruienești
617163 Rotunda
617165 Dragomirești
617166 Borniș
617167 Hlăpești
617168 Mastacăn (Dragomirești)
617169 Unghi
617171 Vad
617175 Dulcești
617176 Bozienii de Sus
617177 Brițcani
617178 Cârlig
617179 Corhana
617181 Poiana (Dulcești)
617182 Roșiori
617183 Ruginoasa
617185 Dumbrava Roșie
617186 Brășăuți
617187 Cut
617188 Izvoare (Dumbrava Roșie)
617190 Farcașa
617191 Bușmei
617192 Frumosu
617193 Popești (Farcașa)
617194 Stejaru (Farcașa)
617195 Făurei
617196 Budești
617197 Climești
617198 Micșunești
617200 Gârcina
617201 Almaș
617202 Cuejdiu
617205 Gherăești
617206 Gherăeștii Noi
617207 Tețcani
617210 Girov
617211 Bălușești (Dochia)
617212 Boțești
617213 Căciulești
617214 Dănești
617216 Dochia
617217 Doina
617218 Gura Văii
617219 Popești (Girov)
617221 Turturești
617222 Verșești
617230 Grințieș
617231 Bradu
617232 Poiana (Grințieș)
617235 Grumăzești
617236 Curechiștea
617237 Netezi
617238 Topolița
617240 Hangu
617241 Buhalnița
617242 Chirițeni
617243 Grozăvești
617244 Ruginești
617245 Horia
617246 Cotu Vameș
617250 Icușești
617251 Bălușești (Icușești)
617252 Bătrânești
617253 Mesteacăn
617254 Rocna
617256 Spiridonești
617257 Tabăra
617260 Ion Creangă
617261 Averești
617262 Izvoru
617263 Muncelu
617264 Recea
617266 Stejaru (Ion Creangă)
617270 Mărgineni
617271 Hârțești
617272 Hoisești
617273 Itrinești
617275 Moldoveni
617276 Hociungi
617280 Oniceni
617281 Ciornei
617282 Gorun
617283 Linsești
617284 Lunca (Oniceni)
617286 Mărmureni
617287 Pietrosu
617288 Poiana Humei
617289 Pustieta
617291 Solca
617292 Valea Enei
617300 Păstrăveni
617301 Lunca Moldovei
617302 Rădeni
617303 Spiești
617305 Pângărați
617306 Oanțu
617307 Pângărăcior
617308 Poiana (Pângărați)
617309 Preluca
617311 Stejaru (Pângărați)
617315 Petricani
617316 Boiștea
617317 Târpești
617318 Țolici
617320 Piatra Șoimului
617321 Luminiș
617322 Negulești
617323 Poieni
617325 Pipirig
617326 Boboiești
617327 Dolhești
617328 Leghin
617329 Pâțâligeni
617331 Pluton
617332 Stânca
617335 Podoleni
617336 Negritești
617340 Poiana Teiului
617341 Călugăreni
617342 Dreptu
617343 Galu
617344 Pârâul Fagului
617346 Petru Vodă
617347 Poiana Largului
617348 Roșeni
617349 Ruseni (Poiana Teiului)
617351 Săvinești (Poiana Teiului)
617352 Topoliceni
617360 Poienari
617361 Bunghi
617362 Ciurea
617363 Holm
617364 Patricheni
617366 Pâncești
617367 Săcăleni
617368 Tălpălăi
617370 Răucești
617371 Oglinzi
617372 Săvești
617373 Ungheni
617375 Războieni
617376 Borșeni
617377 Războienii de Jos
617378 Valea Albă
617379 Valea Mare
617380 Rediu
617381 Bețești
617382 Poloboc
617383 Socea
617385 Români
617386 Goșmani
617387 Siliștea
617390 Roznov
617391 Chintinici
617392 Slobozia (Roznov)
617395 Sagna
617396 Gâdinți
617397 Luțca
617398 Traian (Săbăoani)
617399 Vulpășești
617400 Săbăoani
617410 Săvinești
617411 Dumbrava-Deal
617415 Secuieni
617416 Bașta
617417 Bârjoveni
617418 Bogzești
617419 Butnărești
617421 Giulești
617422 Prăjești
617423 Secuienii Noi
617424 Uncești
617425 Stănița
617426 Chicerea
617427 Ghidion
617428 Poienile Oancei
617429 Todireni
617431 Veja
617432 Vlădnicele
617435 Ștefan cel Mare
617436 Bordea
617437 Cârligi
617438 Deleni
617439 Dușești
617441 Ghigoiești
617442 Soci (Ștefan cel Mare)
617445 Tarcău
617446 Ardeluța
617447 Brateș
617448 Cazaci
617449 Schitu Tarcău
617451 Straja
617455 Tașca
617456 Hamzoaia
617457 Neagra
617458 Ticoș-Floarea
617460 Tazlău
617465 Tămășeni
617466 Adjudeni
617470 Timișești
617471 Dumbrava
617472 Plăieșu
617473 Preutești
617474 Zvorănești
617475 Trifești
617476 Miron Costin
617480 Tupilați
617481 Arămoaia
617482 Hanul Ancuței
617483 Totoiești
617485 Țibucani
617486 Davideni
617487 Țibucanii de Jos
617490 Urecheni
617491 Ingărești
617492 Plugari
617495 Valea Ursului
617496 Bucium
617497 Chilii
617498 Giurgeni
617499 Muncelu de Jos
617500 Vânători-Neamț
617501 Lunca (Vânători-Neamț)
617502 Mânăstirea Neamț
617503 Nemțișor
617505 Alexandru cel Bun
617506 Agârcia
617507 Bisericani
617508 Bistrița
617509 Scăricica
617511 Vaduri
617512 Vădurele (Alexandru cel Bun)
617513 Viișoara
617515 Zănești
617516 Traian (Zănești)
620001 Mândrești-Moldova
620002 Mândrești-Munteni
620003-620177 Focșani
625100 Adjud
625101 Adjudu Vechi
625102 Burcioaia
625103 Șișcani
625200 Mărășești
625201 Călimănești
625202 Haret
625203 Modruzeni
625204 Pădureni (Mărășești)
625205 Siretu
625206 Tișița
625300 Odobești
625301 Unirea
625400 Panciu
625401 Crucea de Jos
625402 Crucea de Sus
625403 Dumbrava (Panciu)
625404 Neicu
625405 Satu Nou (Panciu)
627005 Andreiașu de Jos
627006 Andreiașu de Sus
627007 Arșița
627008 Fetig
627009 Hotaru
627011 Răchitașu
627012 Titila
627015 Bălești
627020 Bârsești
627021 Negrilești
627022 Topești
627025 Boghești
627026 Bichești
627027 Bogheștii de Sus
627028 Chițcani
627029 Iugani
627031 Plăcințeni
627032 Pleșești
627033 Prisecani
627034 Tăbucești
627035 Bolotești
627036 Găgești
627037 Ivăncești
627038 Pietroasa (Bolotești)
627039 Putna
627041 Vităneștii de sub Măgură
627045 Bordești
627046 Bordeștii de Jos
627050 Broșteni
627051 Arva
627052 Pitulușa
627055 Câmpineanca
627056 Pietroasa (Câmpineanca)
627057 Vâlcele
627060 Câmpuri
627061 Fetești
627062 Gura Văii
627063 Rotileștii Mari
627064 Rotileștii Mici
627065 Cârligele
627066 Blidari (Cârligele)
627067 Bonțești
627068 Dălhăuți
627070 Chiojdeni
627071 Cătăuți
627072 Lojnița
627073 Luncile
627074 Mărăcini
627076 Podurile
627077 Seciu
627078 Tulburea
627080 Ciorăști
627081 Codrești
627082 Mihălceni
627083 Salcia Nouă
627084 Salcia Veche
627086 Satu Nou (Ciorăști)
627087 Spătăreasa
627090 Corbița
627091 Buda
627092 Izvoarele
627093 Lărgășeni
627094 Ocheșești
627096 Rădăcinești
627097 Șerbănești
627098 Tuțu
627099 Vâlcelele
627100 Cotești
627101 Budești
627102 Goleștii de Sus
627103 Valea Cotești
627105 Dumbrăveni
627106 Alexandru Vlahuță
627107 Cândești
627108 Dragosloveni (Dumbrăveni)
627110 Dumitrești
627111 Biceștii de Jos
627112 Biceștii de Sus
627113 Blidari (Dumitrești)
627114 Dumitreștii de Sus
627116 Dumitreștii-Față
627117 Găloiești
627118 Lăstuni
627119 Lupoaia
627121 Motnău
627122 Poienița
627123 Roșcari
627124 Siminoc
627126 Tinoasa
627127 Trestia
627128 Valea Mică
627135 Fitionești
627136 Ciolănești
627137 Ghimicești
627138 Holbănești
627139 Mănăstioara
627140 Garoafa
627141 Bizighești
627142 Ciușlea
627143 Doaga
627144 Făurei
627146 Precistanu
627147 Răchitosu
627148 Străjescu
627150 Golești
627151 Ceardac
627155 Gugești
627156 Oreavu
627160 Gura Caliței
627161 Bălănești
627162 Cocoșari
627163 Dealu Lung
627164 Groapa Tufei
627166 Lacu lui Baban
627167 Plopu
627168 Poenile
627169 Rașca
627171 Șotârcari
627175 Homocea
627176 Argea
627177 Costișa (Homocea)
627178 Lespezi
627179 Ploscuțeni
627180 Jariștea
627181 Pădureni (Jariștea)
627182 Scânteia
627183 Vărsătura
627185 Jitia
627186 Cerbu
627187 Dealu Sării
627188 Jitia de Jos
627189 Măgura
627190 Măicănești
627191 Belciugele
627192 Râmniceni
627193 Slobozia Botești
627194 Stupina
627196 Tătaru
627200 Mera
627201 Livada
627202 Milcovel
627203 Roșioara
627204 Vulcăneasa
627205 Milcovul
627206 Gologanu
627207 Lămotești
627208 Răstoaca
627210 Movilița
627211 Diocheți-Rediu
627212 Frecăței
627213 Trotușanu
627214 Văleni (Movilița)
627215 Nănești
627216 Călienii Noi
627217 Călienii Vechi
627220 Năruja
627221 Podu Nărujei
627222 Podu Stoica
627223 Rebegari
627225 Nereju
627226 Brădăcești
627227 Chiricani
627228 Nereju Mic
627229 Sahastru
627230 Nistorești
627231 Bâtcari
627232 Brădetu
627233 Făgetu
627234 Podu Șchiopului
627236 Românești
627237 Ungureni
627238 Valea Neagră
627239 Vetrești-Herăstrău
627240 Paltin
627241 Carșochești-Corăbița
627242 Ghebari
627243 Morărești
627244 Păvălari
627246 Prahuda
627247 Spulber
627248 Tojanii de Jos
627249 Tojanii de Sus
627251 Țepa
627252 Țipău
627253 Vâlcani
627260 Păunești
627261 Viișoara (Păunești)
627265 Poiana Cristei
627266 Dealu Cucului
627267 Dumbrava (Poiana Cristei)
627268 Mahriu
627269 Odobasca
627271 Petreanu
627272 Podu Lacului
627273 Târâtu
627275 Pufești
627276 Ciorani
627277 Domnești-Sat
627278 Domnești-Târg
627280 Răcoasa
627281 Gogoiu
627282 Mărăști
627283 Varnița
627284 Verdea
627285 Reghiu
627286 Farcaș
627287 Jgheaburi
627288 Piscu Reghiului
627289 Răiuți
627291 Șindrilari
627292 Ursoaia
627293 Valea Milcovului
627295 Ruginești
627296 Anghelești
627297 Copăcești
627298 Văleni (Ruginești)
627300 Sihlea
627301 Bogza
627302 Căiata
627303 Voetin
627305 Slobozia Bradului
627306 Cornetu
627307 Coroteni
627308 Liești
627309 Olăreni
627311 Valea Beciului
627315 Slobozia Ciorăști
627316 Armeni
627317 Jiliște
627320 Soveja
627321 Dragosloveni (Soveja)
627322 Rucăreni
627325 Străoane
627326 Muncelu
627327 Repedea
627328 Văleni (Străoane)
627330 Suraia
627331 Biliești
627335 Tănăsoaia
627336 Călimăneasa
627337 Costișa (Tănăsoaia)
627338 Costișa de Sus
627339 Covrag
627341 Feldioara
627342 Galbeni
627343 Nănești (Tănăsoaia)
627344 Vladnicu de Jos
627346 Vladnicu de Sus
627350 Tătăranu
627351 Bordeasca Nouă
627352 Bordeasca Veche
627353 Mărtinești
627354 Vâjâitoarea
627355 Tâmboești
627356 Obrejița
627357 Pădureni (Tâmboești)
627358 Pietroasa (Tâmboești)
627359 Slimnic
627361 Trestieni
627365 Tulnici
627366 Coza
627367 Greșu
627368 Hăulișca
627369 Lepșa
627371 Păulești
627375 Țifești
627376 Bătinești
627377 Clipicești
627378 Igești
627379 Oleșești
627381 Pătrășcani
627382 Sârbi
627383 Vitănești
627385 Urechești
627386 Popești
627387 Terchești
627390 Valea Sării
627391 Colacu
627392 Mătăcina
627393 Poduri
627394 Prisaca
627395 Vânători
627396 Balta Raței
627397 Jorăști
627398 Mirceștii Noi
627399 Mirceștii Vechi
627401 Petrești
627402 Rădulești
627405 Vârteșcoiu
627406 Beciu
627407 Faraoanele
627408 Olteni
627409 Pietroasa (Vârteșcoiu)
627411 Râmniceanca
627415 Vidra
627416 Burca
627417 Irești
627418 Ruget
627419 Scafari
627421 Șerbești
627422 Tichiriș
627423 Viișoara (Vidra)
627424 Voloșcani
627425 Vintileasca
627426 Bahnele
627427 După Măgura
627428 Neculele
627429 Poiana Stoichii
627431 Tănăsari
627435 Vizantea-Livezi
627436 Livezile
627437 Mesteacănu
627438 Piscu Radului
627439 Vizantea Mănăstirească
627441 Vizantea Răzășească
627445 Vrâncioaia
627446 Bodești
627447 Muncei
627448 Ploștina
627449 Poiana
627451 Spinești
627455 Vulturu
627456 Boțârlău
627457 Hângulești
627458 Maluri
627459 Vadu Roșca
700001-700951 Iași
705100 Hârlău
705101 Pârcovaci
705200 Pașcani
705201 Blăgești
705202 Boșteni
705203 Gâștești
705204 Lunca (Pașcani)
705205 Sodomeni
705300 Târgu Frumos
705301 Balș
705302 Boureni (Balș)
705303 Buznea
705304 Coasta Măgurii
705305 Costești
705306 Dădești
705307 Gănești
705308 Giurgești
705309 Ion Neculce
705310 Prigoreni
705311 Războieni
707005 Alexandru I. Cuza
707006 Kogălniceni
707007 Scheia
707008 Volintirești
707010 Andrieșeni
707011 Buhăeni
707012 Drăgănești
707013 Fântânele (Andrieșeni)
707014 Glăvănești
707016 Iepureni (Andrieșeni)
707017 Spineni
707020 Aroneanu
707021 Dorobanț
707022 Rediu Aldei
707023 Șorogari
707025 Bălțați
707026 Cotârgaci
707027 Filiași
707028 Mădârjești
707029 Podișu
707031 Sârca
707032 Valea Oilor
707035 Bârnova
707036 Cercu
707037 Păun
707038 Pietrăria
707039 Todirel
707041 Vișan
707045 Belcești
707046 Liteni
707047 Munteni
707048 Satu Nou (Belcești)
707049 Tansa (Belcești)
707051 Ulmi
707055 Bivolari
707056 Buruienești
707057 Soloneț
707058 Tabăra
707059 Traian
707060 Brăești
707061 Albești
707062 Buda (Brăești)
707063 Cristești (Brăești)
707064 Rediu (Brăești)
707065 Butea
707066 Miclăușeni
707070 Ceplenița
707071 Buhalnița
707072 Poiana Mărului
707073 Zlodica
707075 Ciortești
707076 Coropceni
707077 Deleni (Ciortești)
707078 Rotăria
707079 Șerbești
707080 Ciurea
707081 Curături
707082 Dumbrava (Ciurea)
707083 Hlincea
707084 Picioru Lupului
707085 Lunca Cetățuii
707086 Slobozia (Ciurea)
707100 Coarnele Caprei
707101 Arama
707102 Petroșica
707105 Comarna
707106 Curagău
707107 Stânca (Comarna)
707110 Osoi (Comarna)
707115 Costuleni
707116 Covasna
707117 Cozia
707118 Hilița
707120 Cotnari
707121 Bahluiu
707122 Cârjoaia
707123 Cireșeni
707124 Făgăt
707126 Hodora
707127 Horodiștea
707128 Iosupeni
707129 Lupăria
707131 Valea Racului
707132 Zbereni
707140 Cozmești
707141 Podolenii de Jos
707142 Podolenii de Sus
707145 Cristești
707146 Homița
707150 Cucuteni
707151 Băiceni (Cucuteni)
707152 Bărbătești
707153 Săcărești
707155 Dagâța
707156 Bălușești
707157 Boatca
707158 Buzdug
707159 Mănăstirea
707161 Piscu Rusului
707162 Poienile
707163 Tarnița
707164 Zece Prăjini
707165 Deleni
707166 Feredeni
707167 Leahu-Nacu
707168 Maxut
707169 Poiana (Deleni)
707171 Slobozia (Deleni)
707175 Dobrovăț
707180 Dolhești
707181 Brădicești
707182 Pietriș
707185 Dumești
707186 Banu
707187 Chilișoaia
707188 Hoisești
707189 Păușești
707190 Erbiceni
707191 Bârlești
707192 Spinoasa
707193 Sprânceana
707194 Totoești
707195 Focuri
707196 Fântânele
707200 Golăiești
707201 Bran
707202 Cilibiu
707203 Cotu lui Ivan
707204 Grădinari
707206 Medeleni
707207 Petrești
707208 Podu Jijiei
707210 Gorban
707211 Gura Bohotin
707212 Podu Hagiului
707213 Scoposeni (Gorban)
707214 Zberoaia
707215 Grajduri
707216 Cărbunari
707217 Corcodel
707218 Lunca (Grajduri)
707219 Pădureni (Grajduri)
707221 Poiana cu Cetate
707222 Valea Satului
707225 Gropnița
707226 Bulbucani
707227 Forăști
707228 Mălăești
707229 Săveni
707231 Sângeri
707235 Grozești
707236 Colțu Cornii
707237 Sălăgeni
707240 Hălăucești
707241 Luncași
707245 Heleșteni
707246 Hărmăneasa
707247 Movileni (Heleșteni)
707248 Oboroceni
707250 Holboca
707251 Cristești (Holboca)
707252 Dancu
707253 Orzeni
707254 Rusenii Noi
707256 Rusenii Vechi
707257 Valea Lungă
707260 Horlești
707261 Bogdănești
707262 Scoposeni (Horlești)
707265 Ipatele
707266 Alexești
707267 Bâcu
707268 Cuza Vodă (Ipatele)
707270 Lespezi
707271 Buda (Lespezi)
707272 Bursuc-Deal
707273 Bursuc-Vale
707274 Dumbrava (Lespezi)
707276 Heci
707280 Lețcani
707281 Bogonos
707282 Cogeasca
707283 Cucuteni (Lețcani)
707285 Lungani
707286 Crucea
707287 Goești
707288 Zmeu
707290 Mădârjac
707291 Bojila
707292 Frumușica
707295 Mircești
707296 Iugani
707297 Izvoarele
707298 Răchiteni
707299 Ursărești
707300 Mironeasa
707301 Schitu Hadâmbului
707302 Urșița
707305 Miroslava
707306 Balciu
707307 Brătuleni
707308 Ciurbești
707309 Cornești
707311 Dancaș
707312 Găureni
707313 Horpaz
707314 Proselnici
707316 Uricani
707317 Valea Adâncă
707318 Valea Ursului
707319 Vorovești
707325 Miroslovești
707326 Ciohorăni
707327 Mitești
707328 Soci
707329 Verșeni
707330 Mogoșești
707331 Budești
707332 Hadâmbu
707333 Mânjești
707335 Mogoșești-Siret
707336 Muncelu de Sus
707337 Tudor Vladimirescu
707340 Moșna
707345 Moțca
707346 Boureni (Moțca)
707350 Movileni
707351 Iepureni (Movileni)
707352 Larga-Jijia
707353 Potângeni
707355 Oțeleni
707356 Hândrești
707360 Plugari
707361 Borosoaia
707362 Onești
707365 Podu Iloaiei
707366 Budăi
707367 Cosițeni
707368 Holm
707369 Scobâlțeni
707370 Popești
707371 Doroșcani
707372 Hărpășești
707373 Obrijeni
707374 Pădureni (Popești)
707376 Vama
707380 Popricani
707381 Cârlig
707382 Cotu Morii
707383 Cuza Vodă (Popricani)
707384 Moimești
707386 Rediu Mitropoliei
707387 Țipilești
707388 Vânători (Popricani)
707389 Vulturi
707390 Prisăcani
707391 Măcărești
707392 Moreni
707395 Probota
707396 Bălteni
707397 Perieni
707400 Răducăneni
707401 Bohotin
707402 Isaiia
707403 Roșu
707405 Rediu
707406 Breazu
707407 Horlești (Rediu)
707408 Tăutești
707410 Valea Lupului
707415 Românești
707416 Avântu
707417 Ursoaia
707420 Ruginoasa
707421 Dumbrăvița
707422 Rediu (Ruginoasa)
707423 Vascani
707425 Scânteia
707426 Bodești
707427 Boroșești
707428 Ciocârlești
707429 Lunca Rateș
707431 Rediu (Scânteia)
707432 Tufeștii de Sus
707435 Schitu Duca
707436 Blaga
707437 Dumitreștii Gălății
707438 Pocreaca
707439 Poiana (Schitu Duca)
707441 Poieni
707442 Satu Nou
707443 Slobozia (Schitu Duca)
707445 Scobinți
707446 Bădeni
707447 Fetești
707448 Sticlăria
707449 Zagavia
707450 Sinești
707451 Bocnița
707452 Osoi (Sinești)
707453 Stornești
707455 Sirețel
707456 Berezlogi
707457 Humosu
707458 Satu Nou (Sirețel)
707459 Slobozia (Sirețel)
707460 Stolniceni-Prăjescu
707461 Brătești
707462 Cozmești (Stolniceni-Prăjescu)
707465 Strunga
707466 Brătulești
707467 Crivești (Strunga)
707468 Cucova
707469 Fărcășeni
707471 Fedeleșeni
707472 Gura Văii
707473 Hăbășești
707475 Șcheia
707476 Căuești
707477 Cioca-Boca
707478 Drăgușeni
707479 Frenciugi
707481 Poiana Șcheii
707482 Satu Nou (Șcheia)
707485 Șipote
707486 Chișcăreni
707487 Hălceni
707488 Iazu Nou
707489 Iazu Vechi
707491 Mitoc
707495 Tansa
707496 Suhuleț
707500 Tătăruși
707501 Iorcani
707502 Pietrosu
707503 Uda
707504 Vâlcica
707505 Todirești
707506 Băiceni (Todirești)
707507 Boldești
707508 Hărmăneștii Noi
707509 Hărmăneștii Vechi
707510 Hărmănești
707511 Stroești
707515 Tomești
707516 Chicerea
707517 Goruni
707518 Vlădiceni
707520 Trifești
707521 Hermeziu
707522 Rădeni
707523 Roșcani
707524 Vladomira
707526 Zaboloteni
707530 Țibana
707531 Alexeni
707532 Domnița
707533 Gârbești
707534 Moara Ciornei
707536 Oproaia
707537 Poiana Mănăstirii
707538 Poiana de Sus
707539 Runcu
707541 Vadu Vejei
707545 Țibănești
707546 Glodenii Gândului
707547 Griești
707548 Jigoreni
707549 Răsboieni
707551 Recea
707552 Tungujei
707553 Vălenii
707555 Țigănași
707556 Cârniceni
707557 Mihail Kogălniceanu
707558 Stejarii
707560 Țuțora
707561 Chiperești
707562 Oprișeni
707565 Ungheni
707566 Bosia
707567 Coada Stâncii
707568 Mânzătești
707570 Valea Seacă
707571 Conțești
707572 Topile
707575 Vânători
707576 Crivești (Vânători)
707577 Gura Bâdiliței
707578 Hârtoape
707579 Vlădnicuț
707580 Victoria
707581 Frăsuleni
707582 Icușeni
707583 Luceni
707584 Sculeni
707586 Stânca (Victoria)
707587 Șendreni
707590 Vlădeni
707591 Alexandru cel Bun
707592 Borșa
707593 Broșteni
707594 Iacobeni
707596 Vâlcelele
707600 Voinești
707601 Lungani (Voinești)
707602 Schitu Stavnic
707603 Slobozia (Voinești)
707604 Vocotești
710001-710383 Botoșani
715100 Darabani
715101 Bajura
715102 Eșanca
715103 Lișmănița
715200 Dorohoi
715201 Dealu Mare
715202 Loturi Enescu
715203 Progresul
715300 Săveni
715301 Bodeasa
715302 Bozieni
715303 Chișcăreni
715304 Petricani
715305 Sat Nou
717005 Albești
717006 Buimăceni
717007 Coștiugeni
717008 Jijia
717009 Mășcăteni
717011 Tudor Vladimirescu (Albești)
717015 Avrămeni
717016 Adășeni
717017 Aurel Vlaicu
717018 Dimitrie Cantemir
717019 Ichimeni
717021 Panaitoaia
717022 Timuș
717023 Tudor Vladimirescu (Avrămeni)
717024 Zoițani
717025 Bălușeni
717026 Bălușenii Noi
717027 Buzeni
717028 Coșuleni
717029 Draxini
717031 Zăicești
717035 Brăești
717036 Poiana (Brăești)
717037 Popeni (Brăești)
717038 Vâlcelele
717040 Broscăuți
717041 Slobozia (Broscăuți)
717045 Bucecea
717046 Bohoghina
717047 Călinești (Bucecea)
717050 Călărași
717051 Libertatea
717052 Pleșani
717055 Concești
717056 Movileni
717060 Copălău
717061 Buda
717062 Cerbu
717063 Coșula
717064 Cotu
717066 Pădureni (Coșula)
717067 Șupitca
717070 Cordăreni
717071 Grivița
717072 Slobozia (Cordăreni)
717075 Corlăteni
717076 Carasa
717077 Dimăcheni
717078 Mateieni
717079 Podeni
717081 Recia-Verbia
717082 Vlădeni (Corlăteni)
717085 Corni
717086 Balta Arsă
717087 Mesteacăn
717088 Sarafinești
717090 Coțușca
717091 Avram Iancu
717092 Cotu Miculinți
717093 Crasnaleuca
717094 Ghireni
717096 Mihail Kogălniceanu
717097 Nichiteni
717098 Nicolae Bălcescu (Coțușca)
717099 Puțureni
717100 Cristești
717101 Oneaga
717102 Schit-Orășeni
717103 Unguroaia
717104 Dămileni
717105 Cristinești
717106 Baranca (Cristinești)
717107 Dragalina (Cristinești)
717108 Fundu Herții
717109 Poiana (Cristinești)
717110 Curtești
717111 Agafton
717112 Băiceni
717113 Hudum
717114 Mănăstirea Doamnei
717116 Orășeni-Deal
717117 Orășeni-Vale
717120 Dângeni
717121 Hulub
717122 Iacobeni
717123 Strahotin
717125 Dersca
717126 Lozna
717127 Străteni
717130 Dobârceni
717131 Bivolari
717132 Brăteni
717133 Cișmănești
717134 Livada
717136 Murguța
717140 Drăgușeni
717141 Podriga
717142 Sarata-Drăgușeni
717145 Durnești
717146 Băbiceni
717147 Bârsănești
717148 Broșteni
717149 Cucuteni
717151 Guranda
717155 Flămânzi
717156 Chițoveni
717157 Nicolae Bălcescu (Flămânzi)
717158 Poiana (Flămânzi)
717159 Prisăcani
717160 Frumușica
717161 Boscoteni
717162 Rădeni
717163 Storești
717164 Șendreni
717166 Vlădeni-Deal
717170 George Enescu
717171 Arborea
717172 Dumeni
717173 Popeni (George Enescu)
717174 Stânca (George Enescu)
717175 Gorbănești
717176 Bătrânești
717177 George Coșbuc
717178 Mihai Eminescu (Gorbănești)
717179 Silișcani
717181 Socrujeni
717182 Vânători
717183 Viforeni
717185 Havârna
717186 Balinți
717187 Galbeni
717188 Gârbeni
717189 Niculcea
717191 Tătărășeni
717195 Hănești
717196 Borolea
717197 Moara Jorii
717198 Sarata-Basarab
717199 Slobozia Hănești
717200 Hilișeu-Horia
717201 Corjăuți
717202 Hilișeu-Cloșca
717203 Hilișeu-Crișan
717204 Iezer
717205 Hlipiceni
717206 Dragalina (Hlipiceni)
717207 Victoria (Hlipiceni)
717209 Bașeu
717210 Hudești
717211 Alba
717212 Baranca (Hudești)
717213 Mlenăuți
717214 Vatra
717215 Ibănești
717216 Dumbrăvița
717220 Leorda
717221 Belcea
717222 Costinești
717223 Dolina
717224 Mitoc (Leorda)
717225 Lunca
717226 Stroiești
717227 Zlătunoaia
717230 Manoleasa
717231 Bold
717232 Flondora
717233 Iorga
717234 Liveni
717236 Loturi
717237 Manoleasa-Prut
717238 Sadoveni
717239 Șerpenița
717241 Zahoreni
717245 Mihai Eminescu
717246 Baisa
717247 Cătămărești
717248 Cătămărești-Deal
717249 Cervicești
717251 Cervicești-Deal
717252 Cucorăni
717253 Ipotești
717254 Manolești
717256 Stâncești
717260 Mihăileni
717261 Călinești (Cândești)
717262 Cândești
717263 Pârâu Negru
717264 Rogojești
717266 Talpa
717267 Vițcani
717270 Mihălășeni
717271 Caraiman
717272 Năstase
717273 Negrești
717274 Păun
717276 Sarata
717277 Slobozia Silișcani
717280 Mileanca
717281 Codreni
717282 Scutari
717283 Seliștea
717285 Mitoc
717286 Horia
717290 Nicșeni
717291 Dacia
717292 Dorobanți
717295 Păltiniș
717296 Cuzlău
717297 Horodiștea
717298 Slobozia (Păltiniș)
717300 Pomârla
717301 Hulubești
717302 Racovăț
717305 Prăjeni
717306 Câmpeni
717307 Lupăria
717308 Miletin
717310 Răchiți
717311 Cișmea
717312 Costești
717313 Roșiori
717315 Rădăuți-Prut
717316 Miorcani
717317 Rediu (Rădăuți-Prut)
717320 Răuseni
717321 Doina
717322 Pogorăști
717323 Rediu (Răuseni)
717324 Stolniceni
717325 Ripiceni
717326 Cinghiniia
717327 Lehnești
717328 Movila Ruptă
717329 Popoaia
717331 Râșca
717332 Ripicenii Vechi
717335 Roma
717336 Cotârgaci
717340 Românești
717341 Dămideni
717342 Românești-Vale
717343 Sărata
717345 Santa Mare
717346 Bădărăi
717347 Berza
717348 Bogdănești
717349 Durnești (Santa Mare)
717351 Ilișeni
717352 Rânghilești
717353 Rânghilești-Deal
717355 Stăuceni
717356 Siliștea
717357 Tocileni
717358 Victoria (Stăuceni)
717360 Suharău
717361 Izvoare
717362 Lișna
717363 Oroftiana
717364 Plevna
717366 Smârdan
717370 Sulița
717371 Blândești
717372 Cerchejeni
717373 Cheliș
717374 Dracșani
717376 Șoldănești
717380 Șendriceni
717381 Horlăceni
717382 Pădureni (Șendriceni)
717385 Ștefănești
717386 Bădiuți
717387 Bobulești
717388 Stânca (Ștefănești)
717389 Ștefănești-Sat
717390 Știubieni
717391 Ibăneasa
717392 Negreni
717395 Todireni
717396 Cernești
717397 Florești
717398 Gârbești
717399 Iurești
717400 Trușești
717401 Buhăceni
717402 Ciritei
717403 Drislea
717404 Ionășeni (Trușești)
717406 Păsăteni
717410 Tudora
717415 Ungureni
717416 Borzești
717417 Călugăreni
717418 Călugărenii Noi
717419 Durnești (Ungureni)
717421 Mândrești (Ungureni)
717422 Mihai Viteazu
717423 Plopenii Mari
717424 Plopenii Mici
717426 Tăutești
717427 Vicoleni
717435 Unțeni
717436 Burla
717437 Burlești
717438 Mânăstireni
717439 Soroceni
717441 Valea Grajdului
717442 Vultureni
717445 Văculești
717446 Gorovei
717447 Saucenița
717449 Dobrinăuți-Hapăi
717450 Vârfu Câmpului
717451 Ionășeni (Vârfu Câmpului)
717452 Lunca (Vârfu Câmpului)
717453 Maghera
717454 Pustoaia
717455 Viișoara
717456 Cuza Vodă
717457 Viișoara Mică
717460 Vlădeni
717461 Brehuiești
717462 Hrișcani
717463 Huțani
717464 Mândrești (Vlădeni)
717465 Vlăsinești
717466 Miron Costin
717467 Sârbi
717470 Vorniceni
717471 Davidoaia
717472 Dealu Crucii
717475 Vorona
717476 Icușeni
717477 Joldești
717478 Poiana (Vorona)
717479 Vorona Mare
717481 Vorona-Teodoru
720001-720285 Suceava
725100 Câmpulung Moldovenesc
725200 Fălticeni
725201 Șoldănești
725202 Țarna Mare
725300 Gura Humorului
725301 Voroneț
725400 Rădăuți
725500 Siret
725501 Mănăstioara (Siret)
725502 Pădureni
725600 Solca
725601 Poieni-Solca
725700 Vatra Dornei
725701 Argestru
725702 Roșu
725703 Todireni
727005 Adâncata
727006 Arțari
727007 Berești
727008 Călugăreni
727009 Fetești
727011 Hănțești
727015 Arbore
727016 Bodnăreni
727017 Clit
727020 Baia
727021 Bogata
727025 Bălcăuți
727026 Gropeni
727027 Negostina
727030 Bilca
727035 Bogdănești
727040 Boroaia
727041 Bărăști
727042 Giulești
727043 Moișa
727044 Săcuța
727045 Bosanci
727046 Cumpărătura
727050 Botoșana
727055 Breaza
727056 Breaza de Sus
727057 Pârâu Negrei
727060 Brodina
727061 Brodina de Jos
727062 Cununschi
727063 Dubiusca
727064 Ehrește
727066 Falcău
727067 Norocu
727068 Paltin
727069 Sadău
727071 Zalomestra
727075 Broșteni
727076 Cotârgași
727077 Dârmoxa
727078 Frasin (Broșteni)
727079 Hăleasa
727081 Holda
727082 Holdița
727083 Lungeni
727084 Neagra
727086 Pietroasa
727090 Bunești
727091 Petia
727092 Podeni
727093 Șes
727094 Uncești
727095 Cacica
727096 Maidan
727097 Pârteștii de Sus
727098 Runcu
727099 Solonețu Nou
727100 Cajvana
727101 Codru
727105 Calafindești
727106 Botoșanița Mare
727107 Călinești (Șerbăuți)
727108 Șerbăuți
727110 Cârlibaba
727111 Cârlibaba Nouă
727112 Iedu
727113 Șesuri
727114 Țibău
727116 Valea Stânei
727120 Ciocănești
727121 Botoș
727125 Ciprian Porumbescu
727126 Bălăceana
727127 Brașca
727130 Ilișești
727135 Comănești
727136 Humoreni
727140 Cornu Luncii
727141 Băișești
727142 Brăiești
727143 Dumbrava (Cornu Luncii)
727144 Păiseni
727146 Sasca Mare
727147 Sasca Mică
727148 Sasca Nouă
727149 Șinca
727150 Crucea
727151 Chiril
727152 Cojoci
727153 Satu Mare (Crucea)
727155 Dărmănești
727156 Călinești (Dărmănești)
727157 Călinești-Vasilache
727158 Dănila
727159 Mărițeia Mică
727160 Măriței
727170 Dolhasca
727171 Budeni
727172 Gulia
727173 Poiana (Dolhasca)
727174 Poienari
727176 Probota
727177 Siliștea Nouă
727178 Valea Poienei
727180 Dolhești
727181 Dolheștii Mici
727182 Valea Bourei
727185 Dolheștii Mari
727190 Dorna Candrenilor
727191 Coșna
727192 Dealu Floreni
727193 Podu Coșnei
727194 Poiana Negrii
727196 Românești (Coșna)
727197 Teșna (Coșna)
727198 Valea Bancului
727200 Dorna-Arini
727201 Cozănești
727202 Gheorghițeni
727203 Ortoaia
727204 Rusca
727206 Sunători
727210 Dornești
727211 Iaz
727215 Drăgoiești
727216 Berchișești
727217 Corlata
727218 Lucăcești
727219 Măzănăești
727220 Drăgușeni
727221 Broșteni (Drăgușeni)
727222 Gara Leu
727225 Dumbrăveni
727226 Sălăgeni
727230 Fântânele
727231 Bănești
727232 Cotu Dobei
727233 Slobozia (Fântânele)
727234 Stamate
727235 Forăști
727236 Antoceni
727237 Boura
727238 Manolea
727239 Oniceni
727241 Roșiori
727242 Ruși
727243 Țolești
727244 Uidești
727245 Frasin
727246 Bucșoaia
727247 Doroteia
727248 Plutonița
727250 Frătăuții Noi
727251 Costișa
727255 Frătăuții Vechi
727256 Măneuți
727260 Frumosu
727261 Deia
727262 Dragoșa
727265 Fundu Moldovei
727266 Botuș
727267 Botușel
727268 Braniștea
727269 Colacu
727271 Delnița
727272 Deluț
727273 Obcina
727274 Plai
727276 Smida Ungurenilor
727280 Gălănești
727281 Hurjuieni
727282 Voitinel
727285 Grămești
727286 Bălinești
727287 Botoșanița Mică
727288 Rudești
727289 Verbia
727290 Grănicești
727291 Dumbrava (Grănicești)
727292 Gura Solcii
727293 Iacobești
727294 Românești (Grănicești)
727296 Slobozia Sucevei
727300 Horodnic
727301 Horodnic de Jos
727305 Horodnic de Sus
727310 Horodniceni
727311 Botești
727312 Brădățel
727313 Mihăiești
727314 Rotopănești
727315 Iacobeni
727316 Mestecăniș
727320 Iaslovăț
727325 Ipotești
727326 Lisaura
727327 Tișăuți
727330 Izvoarele Sucevei
727331 Bobeica
727332 Brodina (Izvoarele Sucevei)
727335 Liteni
727336 Corni
727337 Roșcani
727338 Rotunda
727339 Siliștea
727341 Vercicani
727345 Marginea
727350 Mălini
727351 Iesle
727352 Pâraie
727353 Poiana Mărului
727354 Văleni-Stânișoara
727355 Mănăstirea Humorului
727356 Pleșa
727357 Poiana Micului
727360 Milișăuți
727361 Bădeuți
727362 Gara
727363 Lunca (Milișăuți)
727365 Mitocu Dragomirnei
727366 Dragomirna
727367 Lipoveni
727368 Mitocași
727370 Moara
727371 Bulai
727372 Frumoasa
727373 Groapa Vlădichii
727374 Liteni (Moara)
727376 Moara Carp
727377 Moara Nica
727378 Vornicenii Mari
727379 Vornicenii Mici
727380 Moldova-Sulița
727381 Benia
727385 Moldovița
727386 Argel
727387 Demacușa
727388 Rașca
727390 Mușenița
727391 Baineț
727392 Băncești
727393 Climăuți
727394 Vășcăuți
727396 Vicșani
727400 Ostra
727401 Tărnicioara
727405 Panaci
727406 Catrinari
727407 Coverca
727408 Drăgoiasa
727409 Glodu
727411 Păltiniș
727415 Păltinoasa
727416 Capu Codrului
727420 Pătrăuți
727425 Pârteștii de Jos
727426 Deleni
727427 Varvata
727428 Vârfu Dealului
727430 Poiana Stampei
727431 Căsoi
727432 Dornișoara
727433 Pilugani
727434 Prăleni
727436 Tătaru
727437 Teșna (Poiana Stampei)
727440 Pojorâta
727441 Valea Putnei
727445 Preutești
727446 Arghira
727447 Bahna Arin
727448 Basarabi
727449 Hârtop
727451 Huși
727452 Leucușești
727455 Putna
727456 Gura Putnei
727460 Rădășeni
727461 Lămășeni
727462 Pocoleni
727465 Râșca
727466 Buda (Râșca)
727467 Dumbrăveni (Râșca)
727468 Jahalia
727469 Slătioara (Râșca)
727470 Sadova
727475 Salcea
727476 Mereni
727477 Plopeni
727478 Prelipca
727479 Văratec
727480 Satu Mare
727481 Țibeni
727485 Siminicea
727486 Grigorești
727490 Slatina
727491 Găinești
727492 Herla
727495 Straja
727500 Stroiești
727501 Vâlcelele
727502 Zaharești
727505 Stulpicani
727506 Gemenea
727507 Negrileasa
727508 Slătioara (Stulpicani)
727509 Vadu Negrilesei
727510 Sucevița
727511 Voievodeasa
727515 Șaru Dornei
727516 Gura Haitii
727517 Neagra Șarului
727518 Plaiu Șarului
727519 Sărișor
727521 Sărișoru Mare
727522 Șaru Bucovinei
727525 Șcheia
727526 Florinta
727527 Mihoveni
727528 Sfântu Ilie
727529 Trei Movile
727530 Todirești
727531 Costâna
727532 Părhăuți
727533 Sârghiești
727534 Soloneț
727535 Udești
727536 Chilișeni
727537 Luncușoara
727538 Mănăstioara (Udești)
727539 Plăvălari
727541 Poieni-Suceava
727542 Racova
727543 Reuseni
727544 Rușii-Mănăstioara
727546 Securiceni
727547 Știrbăț
727555 Ulma
727556 Costileva
727557 Lupcina
727558 Măgura
727559 Nisipitu
727560 Vadu Moldovei
727561 Cămârzani
727562 Ciumulești
727563 Cotu Băii
727564 Dumbrăvița
727566 Fântâna Mare
727567 Ioneasa
727568 Mesteceni
727569 Movileni
727571 Nigotești
727572 Praxia
727573 Spătărești
727580 Valea Moldovei
727581 Mironu
727585 Capu Câmpului
727590 Vama
727591 Molid
727592 Prisaca Dornei
727593 Strâmtura
727595 Vatra Moldoviței
727596 Ciumârna
727597 Paltinu
727600 Verești
727601 Bursuceni
727602 Corocăiești
727603 Hancea
727605 Vicovu de Jos
727610 Vicovu de Sus
727611 Bivolăria
727615 Volovăț
727616 Burla
727620 Vulturești
727621 Giurgești
727622 Hreațca
727623 Jacota
727624 Merești
727626 Osoi
727627 Pleșești
727628 Valea Glodului
727630 Zamostea
727631 Badragi
727632 Ciomârtan
727633 Cojocăreni
727634 Corpaci
727636 Lunca (Zamostea)
727637 Nicani
727638 Răuțeni
727639 Tăutești
727640 Zvoriștea
727641 Buda (Zvoriștea)
727642 Dealu
727643 Poiana (Zvoriștea)
727644 Slobozia (Zvoriștea)
727646 Stânca
727647 Stâncuța
727648 Șerbănești
730001 Bahnari
730002 Brodoc
730003 Moara Grecilor
730004 Rediu (Vaslui)
730005 Viișoara (Vaslui)
730006-730242 Vaslui
731001-731231 Bârlad
735100 Huși
735200 Negrești
735201 Căzănești
735202 Cioatele
735203 Glodeni
735204 Parpanița
735205 Poiana
735206 Valea Mare (Negrești)
737005 Albești
737006 Corni-Albești
737007 Crasna
737008 Gura Albești
737010 Alexandru Vlahuță
737011 Buda (Alexandru Vlahuță)
737012 Ghicani
737013 Ibănești
737014 Mânzați
737016 Morăreni
737017 Puțu Olarului
737020 Arsura
737021 Fundătura (Arsura)
737022 Mihail Kogălniceanu
737023 Pâhnești
737025 Banca
737026 1 Decembrie
737027 Gara Banca
737028 Ghermănești (Banca)
737029 Miclești (Banca)
737031 Mitoc
737032 Satu Nou (Banca)
737033 Sălcioara
737034 Sârbi
737036 Stoișești
737037 Strâmtura-Mitoc
737038 Țifu
737045 Băcani
737046 Băltățeni
737047 Drujești
737048 Suseni
737049 Vulpășeni
737050 Băcești
737051 Armășeni (Băcești)
737052 Băbușa
737053 Păltiniș
737054 Țibăneștii Buhlii
737056 Vovriești
737060 Bălteni
737061 Bălteni-Deal
737062 Chetrești
737065 Berezeni
737066 Mușata
737067 Rânceni
737068 Satu Nou (Berezeni)
737069 Stuhuleț
737070 Blăgești
737071 Igești
737072 Sipeni
737075 Bogdana
737076 Arșița
737077 Fântâna Blănarului
737078 Găvanu
737079 Lacu Babei
737081 Plopeni
737082 Similișoara
737083 Suceveni
737084 Verdeș
737085 Bogdănești
737086 Buda (Bogdănești)
737087 Horoiata
737088 Hupca
737089 Orgoiești
737091 Ulea
737092 Unțești
737093 Vișinari
737094 Vlădești
737095 Bogdănița
737096 Cârțibași
737097 Cepești
737098 Coroiești (Bogdănița)
737099 Rădăești
737101 Schitu
737102 Tunsești
737105 Boțești
737106 Gănești
737107 Gugești
737108 Tălpigeni
737110 Bunești-Averești
737111 Armășeni (Bunești-Averești)
737112 Bunești
737113 Plopi
737114 Podu Oprii
737115 Averești
737116 Roșiori
737117 Tăbălăiești
737130 Codăești
737131 Ghergheleu
737132 Pribești
737133 Rediu Galian
737135 Coroiești
737136 Chilieni
737137 Coroieștii de Sus
737138 Hreasca
737139 Mireni
737141 Movileni
737142 Păcurărești
737145 Costești
737146 Chițcani
737147 Dinga
737148 Pârvești
737149 Puntișeni
737151 Rădești
737155 Crețești
737156 Budești
737157 Crețeștii de Sus
737158 Satu Nou (Crețești)
737160 Dănești
737161 Bereasa
737162 Boțoaia
737163 Emil Racoviță
737164 Rășcani (Dănești)
737166 Tătărăni (Dănești)
737170 Deleni
737171 Bulboaca
737172 Moreni
737173 Zizinca
737175 Delești
737176 Albești (Delești)
737177 Bălești
737178 Cozmești
737179 Fâstâci
737181 Fundătura (Delești)
737182 Hârsova
737183 Hordilești
737184 Mânăstirea (Delești)
737186 Răduiești
737190 Dimitrie Cantemir
737191 Grumezoaia
737192 Gușiței
737193 Hurdugi
737194 Plotonești
737196 Urlați
737200 Dragomirești
737201 Băbuța
737202 Belzeni
737203 Botoi
737204 Ciuperca
737206 Doagele
737207 Poiana Pietrei
737208 Popești (Dragomirești)
737209 Rădeni
737211 Semenea
737212 Tulești
737213 Vladia
737220 Drânceni
737221 Albița
737222 Băile Drânceni
737223 Ghermănești (Drânceni)
737224 Râșești
737226 Șopârleni
737230 Duda-Epureni
737231 Bobești
737232 Duda
737233 Epureni (Duda-Epureni)
737234 Valea Grecului
737235 Dumești
737236 Dumeștii Vechi
737237 Schinetea
737238 Valea Mare (Dumești)
737240 Epureni
737241 Bârlălești
737242 Bursuci
737243 Horga
737245 Fălciu
737246 Bogdănești (Fălciu)
737247 Bozia
737248 Copăceana
737249 Odaia Bogdana
737251 Rânzești
737255 Găgești
737256 Giurcani
737257 Peicani
737258 Popeni (Găgești)
737259 Tupilați
737260 Gârceni
737261 Dumbrăveni
737262 Racova
737263 Racovița
737264 Slobozia
737266 Trohan
737270 Gherghești
737271 Chetrosu
737272 Corodești
737273 Dragomănești
737274 Drăxeni
737276 Lazu
737277 Lunca
737278 Soci
737279 Valea Lupului
737280 Grivița
737281 Fruntișeni
737282 Grăjdeni
737283 Odaia Bursucani
737284 Trestiana
737285 Hoceni
737286 Barboși
737287 Deleni (Hoceni)
737288 Oțeleni
737289 Rediu (Hoceni)
737291 Șișcani
737292 Tomșa
737295 Iana
737296 Hălărești
737297 Recea
737298 Siliștea (Iana)
737299 Vadurile
737300 Ivănești
737301 Albina
737302 Bleșca
737303 Broșteni
737304 Buscata
737306 Coșca
737307 Coșești
737308 Fundătura Mare
737309 Fundătura Mică
737311 Hârșoveni
737312 Iezerel
737313 Ursoaia
737314 Valea Mare (Ivănești)
737316 Valea Oanei
737320 Ivești
737321 Belcești
737322 Pogonești
737323 Polocin
737325 Laza
737326 Bejenești
737327 Poiana lui Alexa
737328 Pușcași
737329 Râșnița
737331 Sauca
737332 Teișoru
737333 Valea Târgului
737335 Lipovăț
737336 Căpușneni
737337 Chițoc
737338 Corbu
737339 Fundu Văii (Lipovăț)
737340 Lunca Banului
737341 Broscoșești
737342 Condrea
737343 Focșa
737344 Lunca Veche
737346 Oțetoaia
737347 Răducani
737350 Mălușteni
737351 Ghireasca
737352 Lupești
737353 Mânăstirea (Mălușteni)
737354 Mânzătești
737356 Țuțcani
737360 Miclești
737361 Chircești
737362 Popești (Miclești)
737365 Muntenii de Jos
737366 Băcăoani
737367 Mânjești
737368 Secuia
737370 Murgeni
737371 Cârja
737372 Floreni
737373 Lățești
737374 Raiu
737376 Sărățeni
737377 Schineni
737380 Oltenești
737381 Curteni
737382 Pâhna
737383 Târzii
737384 Vinețești
737386 Zgura
737390 Oșești
737391 Buda (Oșești)
737392 Pădureni (Oșești)
737393 Vâlcele
737395 Pădureni
737396 Căpotești
737397 Davidești
737398 Ivănești (Pădureni)
737399 Leoști (Pădureni)
737401 Rusca
737402 Todireni
737403 Văleni (Pădureni)
737405 Perieni
737406 Ciocani
737407 Crâng
737408 Crângu Nou
737409 Podu Petriș
737410 Pogana
737411 Bogești
737412 Cârjoani
737413 Măscurei
737414 Tomești
737415 Poienești
737416 Dealu Secării
737417 Florești
737418 Frasinu
737419 Fundu Văii (Poienești)
737421 Oprișița
737422 Poienești-Deal
737425 Puiești
737426 Bărtăluș-Mocani
737427 Bărtăluș-Răzeși
737428 Călimănești
737429 Cetățuia
737431 Cristești
737432 Fântânele
737433 Fulgu
737434 Gâlțești
737436 Iezer
737437 Lălești
737438 Rotari
737439 Ruși
737445 Pungești
737446 Armășoaia
737447 Cursești-Deal
737448 Cursești-Vale
737449 Hordila
737451 Rapșa
737452 Siliștea (Pungești)
737453 Stejaru
737454 Toporăști
737455 Rebricea
737456 Bolați
737457 Crăciunești
737458 Draxeni
737459 Măcrești (Rebricea)
737461 Rateșu Cuzei
737462 Sasova
737463 Tatomirești
737464 Tufeștii de Jos
737465 Roșiești
737466 Codreni
737467 Gara Roșiești
737468 Gura Idrici
737469 Idrici
737471 Rediu (Roșiești)
737472 Valea lui Darie
737475 Solești
737476 Boușori
737477 Iaz
737478 Satu Nou (Solești)
737479 Șerbotești
737481 Știoborăni
737482 Valea Siliștei
737485 Stănilești
737486 Bogdana-Voloseni
737487 Budu Cantemir
737488 Chersăcosu
737489 Gura Văii
737491 Pogănești
737492 Săratu
737495 Ștefan cel Mare
737496 Bârzești
737497 Brăhășoaia
737498 Călugăreni
737499 Cănțălărești
737501 Mărășeni
737502 Muntenești
737505 Șuletea
737506 Fedești
737507 Jigălia
737508 Rășcani (Șuletea)
737510 Tanacu
737511 Benești
737512 Muntenii de Sus
737513 Satu Nou (Muntenii de Sus)
737515 Tăcuta
737516 Cujba
737517 Dumasca
737518 Focșeasca
737519 Mircești
737521 Protopopești
737522 Sofieni
737525 Tătărăni
737526 Bălțați
737527 Crăsnășeni
737528 Giurgești
737529 Leoști (Tătărăni)
737531 Manțu
737532 Stroiești
737533 Valea Seacă
737534 Valea lui Bosie
737535 Todirești
737536 Cotic
737537 Drăgești
737538 Huc
737539 Plopoasa
737541 Rafaila
737542 Siliștea (Todirești)
737543 Sofronești
737544 Valea Popii
737546 Viișoara (Todirești)
737550 Tutova
737551 Bădeana
737552 Borodești
737553 Ciortolom
737554 Coroiu
737556 Crivești
737557 Pochidia
737558 Satu Nou (Pochidia)
737559 Sălceni
737561 Vizureni
737565 Văleni
737566 Ferești
737567 Moara Domnească
737570 Vetrișoaia
737571 Bumbăta
737575 Viișoara
737576 Dodești
737577 Halta Dodești
737578 Urdești
737579 Văleni (Viișoara)
737581 Viltotești
737585 Vinderei
737586 Brădești
737587 Docani
737588 Docăneasa
737589 Gara Docăneasa
737591 Gara Tălășman
737592 Obârșeni (Vinderei)
737593 Valea Lungă
737595 Voinești
737596 Avrămești
737597 Băncești
737598 Corobănești
737599 Gârdești
737601 Mărășești
737602 Obârșeni (Voinești)
737603 Obârșenii Lingurari
737604 Rugăria
737606 Stâncășeni
737607 Uricari
737615 Vulturești
737616 Buhăiești
737617 Podeni
737618 Voinești (Vulturești)
737620 Vutcani
737621 Mălăiești
737622 Poșta Elan
737625 Zăpodeni
737626 Butucăria
737627 Ciofeni
737628 Delea
737629 Dobroslovești
737631 Măcrești (Zăpodeni)
737632 Portari
737633 Telejna
737634 Uncești
737635 Zorleni
737636 Dealu Mare
737637 Popeni (Zorleni)
737638 Simila
800001-800701 Galați
805100 Berești
805200 Târgu Bujor
805201 Moscu
805202 Umbrărești (Târgu Bujor)
805300 Tecuci
807005 Barcea
807006 Podoleni
807010 Bălăbănești
807011 Bursucani
807012 Cruceanu
807013 Lungești
807014 Rădești
807016 Zimbru
807020 Bălășești
807021 Ciurești
807022 Ciureștii Noi
807023 Pupezeni
807025 Băleni
807030 Băneasa
807031 Roșcani
807035 Berești-Meria
807036 Aldești
807037 Balintești
807038 Onciu
807039 Pleșa
807041 Prodănești
807042 Puricani
807043 Săseni
807044 Slivna
807046 Șipote
807050 Braniștea
807051 Lozova
807052 Traian
807053 Vasile Alecsandri
807055 Brăhășești
807056 Corcioveni
807057 Cosițeni
807058 Toflea
807060 Buciumeni
807061 Hănțești
807062 Tecucelu Sec
807063 Vizurești
807065 Cavadinești
807066 Comănești
807067 Gănești
807068 Vădeni
807070 Cerțești
807071 Cârlomănești
807072 Cotoroaia
807075 Corni
807076 Măcișeni
807077 Urlești
807080 Corod
807081 Blânzi
807082 Brătulești
807083 Cărăpcești
807085 Cosmești
807086 Băltăreți
807087 Cosmeștii-Vale
807088 Furcenii Noi
807089 Furcenii Vechi
807091 Satu Nou
807095 Costache Negri
807100 Cuca
807105 Cudalbi
807110 Drăgănești
807111 Malu Alb
807115 Drăgușeni
807116 Adam
807117 Căuiești
807118 Fundeanu
807119 Ghinghești
807121 Nicopole
807122 Știețești
807125 Fârțănești
807126 Viile
807130 Foltești
807131 Stoicani
807135 Frumușița
807136 Ijdileni
807137 Tămăoani
807140 Fundeni
807141 Fundenii Noi
807142 Hanu Conachi
807143 Lungoci
807145 Ghidigeni
807146 Gara Ghidigeni
807147 Gârbovăț
807148 Gefu
807149 Gura Gârbovățului
807151 Slobozia Corni
807152 Tălpigi
807153 Tăplău
807155 Gohor
807156 Gara Berheci
807157 Ireasca
807158 Nărtești
807159 Poșta
807160 Grivița
807161 Călmățui
807165 Independența
807170 Ivești
807171 Bucești
807175 Jorăști
807176 Lunca
807177 Zărnești
807180 Liești
807185 Matca
807190 Măstăcani
807191 Chiraftei
807195 Movileni
807200 Munteni
807201 Frunzeasca
807202 Negrilești
807203 Slobozia Blăneasa
807204 Țigănești
807206 Ungureni
807210 Nămoloasa
807211 Crângeni
807212 Nămoloasa-Sat
807215 Nicorești
807216 Braniștea (Nicorești)
807217 Coasta Lupei
807218 Dobrinești
807219 Fântâni
807221 Grozăvești
807222 Ionășești
807223 Mălureni
807224 Piscu Corbului
807226 Poiana
807227 Sârbi
807228 Vișina
807235 Oancea
807236 Slobozia Oancea
807240 Pechea
807241 Lupele
807245 Piscu
807246 Vameș
807250 Priponești
807251 Ciorăști
807252 Huștiu
807253 Liești (Priponești)
807254 Priponeștii de Jos
807255 Rediu
807256 Plevna
807257 Suhurlui
807260 Scânteiești
807261 Fântânele
807265 Schela
807266 Negrea
807270 Slobozia Conachi
807271 Cuza Vodă
807272 Izvoarele
807275 Smârdan
807276 Cișmele
807277 Mihail Kogălniceanu
807280 Smulți
807285 Suceveni
807286 Rogojeni
807290 Șendreni
807291 Movileni (Șendreni)
807292 Șerbeștii Vechi
807295 Tudor Vladimirescu
807300 Tulucești
807301 Șivița
807302 Tătarca
807305 Țepu
807306 Țepu de Sus
807310 Umbrărești
807311 Condrea
807312 Salcia
807313 Siliștea
807314 Torcești
807316 Umbrărești-Deal
807320 Valea Mărului
807321 Mândrești
807325 Vânători
807326 Costi
807327 Odaia Manolache
807330 Vârlezi
807331 Crăiești
807335 Vlădești
807336 Brănești
810001-810542 Brăila
815100 Făurei
815200 Ianca
815201 Berlești
815202 Gara Ianca
815203 Oprișenești
815204 Perișoru
815205 Plopu
815206 Târlele Filiu
815300 Însurăței
815301 Lacu Rezii
815302 Măru Roșu
815303 Valea Călmățuiului
817005 Bărăganul
817010 Berteștii de Jos
817011 Berteștii de Sus
817012 Gura Călmățui
817013 Gura Gârluței
817014 Nicolești
817016 Spiru Haret
817020 Bordei Verde
817021 Constantin Gabrielescu
817022 Filiu
817023 Lișcoteanca
817025 Chiscani
817026 Lacu Sărat
817027 Vărsătura
817030 Ciocile
817031 Chichinețu
817032 Chioibășești
817033 Odăieni
817035 Cireșu
817036 Batogu
817037 Ionești
817038 Scărlătești
817039 Vultureni
817040 Dudești
817041 Bumbăcari
817042 Tătaru
817045 Frecăței
817046 Agaua
817047 Cistia
817048 Salcia
817049 Stoienești
817051 Titcov
817055 Galbenu
817056 Drogu
817057 Pântecani
817058 Sătuc
817059 Zamfirești
817060 Gemenele
817061 Găvani
817065 Grădiștea
817066 Ibrianu
817067 Maraloiu
817070 Gropeni
817075 Jirlău
817076 Brădeanca
817080 Mărașu
817081 Băndoiu
817082 Măgureni
817083 Nedelcu
817084 Plopi
817086 Țăcău
817090 Măxineni
817091 Corbu Nou
817092 Corbu Vechi
817093 Latinu
817094 Voinești
817095 Mircea Vodă
817096 Dedulești
817100 Movila Miresii
817101 Esna
817102 Țepeș Vodă
817105 Racovița
817106 Corbeni
817107 Custura
817110 Râmnicelu
817111 Boarca
817112 Constantinești
817113 Mihail Kogălniceanu (Râmnicelu)
817115 Romanu
817116 Oancea
817120 Roșiori
817121 Colțea
817122 Florica
817123 Pribeagu
817125 Salcia Tudor
817126 Ariciu
817127 Cuza Vodă (Salcia Tudor)
817128 Gulianca
817129 Olăneasca
817130 Scorțaru Nou
817131 Deșirați
817132 Gurguieți
817133 Nicolae Bălcescu
817134 Pitulați
817136 Sihleanu
817140 Siliștea
817141 Cotu Lung
817142 Cotu Mihalea
817143 Mărtăcești
817144 Muchea
817146 Vameșu
817150 Stăncuța
817151 Cuza Vodă (Stăncuța)
817152 Polizești
817153 Stanca
817155 Surdila-Găiseanca
817156 Filipești
817160 Surdila-Greci
817161 Brateșu Vechi
817162 Făurei-Sat
817163 Horia
817165 Șuțești
817166 Mihail Kogălniceanu (Șuțești)
817170 Tichilești
817171 Albina
817175 Traian
817176 Căldărușa
817177 Silistraru
817178 Urleasca
817180 Tudor Vladimirescu
817181 Cazasu
817182 Comăneasca
817183 Scorțaru Vechi
817185 Tufești
817190 Ulmu
817191 Jugureanu
817195 Unirea
817196 Morotești
817197 Valea Cânepii
817200 Vădeni
817201 Baldovinești
817202 Pietroiu
817205 Victoria
817206 Mihai Bravu
817210 Vișani
817211 Câineni-Băi
817212 Plăsoiu
817215 Viziru
817216 Lanurile
817220 Zăvoaia
817221 Dudescu
820001 Tudor Vladimirescu
820002-820249 Tulcea
825100 Babadag
825200 Isaccea
825201 Revărsarea
825202 Tichilești
825300 Măcin
825400 Sulina
827005 Baia
827006 Camena
827007 Caugagia
827008 Ceamurlia de Sus
827009 Panduru
827010 Beidaud
827011 Neatârnarea
827012 Sarighiol de Deal
827015 C.A. Rosetti
827016 Cardon
827017 Letea
827018 Periprava
827019 Sfiștofca
827020 Carcaliu
827025 Casimcea
827026 Cișmeaua Nouă
827027 Corugea
827028 Haidar
827029 Rahman
827031 Războieni
827032 Stânca
827035 Ceamurlia de Jos
827036 Lunca
827040 Ceatalchioi
827041 Pătlăgeanca
827042 Plauru
827043 Sălceni
827045 Cerna
827046 General Praporgescu
827047 Mircea Vodă
827048 Traian
827050 Chilia Veche
827051 Câșlița
827052 Ostrov Tătaru
827053 Tatanir
827055 Ciucurova
827056 Atmagea
827057 Fântâna Mare
827060 Crișan
827061 Caraorman
827062 Mila 23
827065 Dăeni
827070 Dorobanțu
827071 Ardealu
827072 Cârjelari
827073 Fântâna Oilor
827074 Meșteru
827075 Frecăței
827076 Cataloi
827077 Poșta
827078 Telița
827080 Greci
827085 Grindu
827090 Hamcearca
827091 Balabancea
827092 Căprioara
827093 Nifon
827095 Horia
827096 Cloșca
827097 Florești
827100 I.C. Brătianu
827105 Izvoarele
827106 Alba
827107 Iulia
827108 Valea Teilor
827110 Jijila
827111 Garvăn
827115 Jurilovca
827116 Sălcioara
827117 Vișina
827120 Luncavița
827121 Rachelu
827125 Văcăreni
827130 Mahmudia
827131 Băltenii de Jos
827132 Băltenii de Sus
827133 Beștepe
827135 Maliuc
827136 Gorgova
827137 Ilganii de Sus
827138 Partizani
827139 Vulturu
827140 Mihai Bravu
827141 Satu Nou
827142 Turda
827145 Mihail Kogălniceanu
827146 Lăstuni
827147 Rândunica
827150 Murighiol
827151 Colina
827152 Dunavățu de Jos
827153 Dunavățu de Sus
827154 Plopul
827156 Sarinasuf
827157 Uzlina
827160 Nalbant
827161 Nicolae Bălcescu
827162 Trestenic
827165 Niculițel
827170 Nufăru
827171 Ilganii de Jos
827172 Malcoci
827173 Victoria
827175 Ostrov
827176 Piatra
827180 Pardina
827185 Peceneaga
827190 Sarichioi
827191 Enisala
827192 Sabangia
827193 Visterna
827194 Zebil
827195 Sfântu Gheorghe
827200 Slava Cercheză
827201 Slava Rusă
827205 Smârdan
827210 Somova
827211 Mineri
827212 Parcheș
827215 Stejaru
827216 Mina Altân Tepe
827217 Vasile Alecsandri
827220 Topolog
827221 Calfa
827222 Cerbu
827223 Făgărașu Nou
827224 Luminița
827226 Măgurele
827227 Sâmbăta Nouă
827230 Turcoaia
827235 Valea Nucarilor
827236 Agighiol
827237 Iazurile
900001 Mamaia
900002 Palazu Mare
900003-900746 Constanța
905100 Murfatlar
905101 Siminoc
905200 Cernavodă
905300 Eforie
905350 Eforie Nord
905360 Eforie Sud
905400 Hârșova
905401 Vadu Oii
905500 Mangalia
905501 Aurora
905502 Jupiter
905503 Olimp
905504 Venus
905550 Neptun
905560 Saturn
905600 Medgidia
905601 Remus Opreanu
905602 Valea Dacilor
905700 Năvodari
905701 Mamaia-Sat
905800 Negru Vodă
905801 Darabani
905802 Grăniceru
905803 Vâlcelele
905900 Ovidiu
905901 Poiana
905902 Culmea
906100 Techirghiol
907005 23 August
907006 Dulcești
907007 Moșneni
907010 Adamclisi
907011 Abrud
907012 Hațeg
907013 Urluia
907014 Zorile
907015 Agigea
907016 Lazu
907017 Sanatoriul Agigea
907018 Stațiunea Zoologică Marină Agigea
907020 Albești
907021 Arsa
907022 Coroana
907023 Cotu Văii
907024 Vârtop
907025 Aliman
907026 Dunăreni
907027 Floriile
907028 Vlahii
907030 Amzacea
907031 Casicea
907032 General Scărișoreanu
907035 Băneasa
907036 Făurei
907037 Negureni
907038 Tudor Vladimirescu
907040 Castelu
907041 Cuza Vodă
907042 Nisipari
907045 Cerchezu
907046 Căscioarele
907047 Măgura
907048 Viroaga
907050 Chirnogeni
907051 Credința
907052 Plopeni
907055 Ciobanu
907056 Miorița
907060 Ciocârlia
907061 Ciocârlia de Sus
907065 Cobadin
907066 Conacu
907067 Curcani
907068 Negrești
907069 Viișoara
907070 Cogealac
907071 Fântânele
907072 Gura Dobrogei
907073 Râmnicu de Jos
907074 Râmnicu de Sus
907076 Tariverde
907080 Comana
907081 Pelinu
907082 Tătaru
907085 Corbu
907086 Luminița
907087 Vadu
907090 Costinești
907091 Schitu
907095 Crucea
907096 Băltăgești
907097 Crișan
907098 Gălbiori
907099 Șiriu
907101 Stupina
907105 Cumpăna
907106 Straja
907110 Deleni
907111 Petroșani
907112 Pietreni
907113 Șipotele
907115 Dobromir
907116 Cetatea
907117 Dobromiru din Deal
907118 Lespezi
907119 Pădureni
907121 Văleni
907125 Dumbrăveni
907126 Furnica
907130 Gârliciu
907135 Ghindărești
907140 Horia
907141 Cloșca
907142 Tichilești
907145 Independența
907146 Fântâna Mare
907147 Movila Verde
907148 Olteni
907149 Tufani
907150 Ion Corvin
907151 Brebeni
907152 Crângu
907153 Rariștea
907154 Viile
907155 Istria
907156 Nuntași
907160 Limanu
907161 2 Mai
907162 Hagieni
907163 Vama Veche
907165 Lipnița
907166 Canlia
907167 Carvăn
907168 Coslugea
907169 Cuiugiuc
907171 Goruni
907172 Izvoarele
907175 Lumina
907176 Oituz
907177 Sibioara
907180 Mereni
907181 Bărăganu
907182 Ciobănița
907183 Lanurile
907184 Miriștea
907186 Osmancea
907190 Mihai Viteazu
907191 Sinoie
907195 Mihail Kogălniceanu
907196 Palazu Mic
907197 Piatra
907200 Mircea Vodă
907201 Făclia
907202 Gherghina
907203 Saligny
907204 Satu Nou (Mircea Vodă)
907206 Ștefan cel Mare
907207 Țibrinu
907210 Nicolae Bălcescu
907211 Dorobanțu
907215 Oltina
907216 Răzoarele
907217 Satu Nou (Oltina)
907218 Strunga
907220 Ostrov
907221 Almălău
907222 Bugeac
907223 Esechioi
907224 Galița
907226 Gârlița
907230 Pantelimon
907231 Călugăreni
907232 Nistorești
907233 Pantelimon de Jos
907234 Runcu
907235 Pecineaga
907236 Vânători
907240 Peștera
907241 Ivrinezu Mare
907242 Ivrinezu Mic
907243 Izvoru Mare
907244 Veteranu
907245 Poarta Albă
907246 Nazarcea
907250 Rasova
907251 Cochirleni
907255 Saraiu
907256 Dulgheru
907257 Stejaru
907260 Săcele
907261 Traian
907265 Seimeni
907266 Dunărea
907267 Seimenii Mici
907270 Siliștea
907271 Țepeș Vodă
907275 Târgușor
907276 Casian
907277 Cheia
907278 Grădina
907279 Mireasa
907280 Topalu
907281 Capidava
907285 Topraisar
907286 Biruința
907287 Movilița
907288 Potârnichea
907290 Tortoman
907291 Dropia
907295 Tuzla
907300 Valu lui Traian
907305 Vulturu
910001-910164 Călărași
915100 Budești
915101 Aprozi
915102 Buciumeni
915103 Crivăț
915104 Gruiu
915200 Fundulea
915201 Alexandru I. Cuza
915202 Gostilele
915300 Lehliu-Gară
915301 Buzoeni
915302 Răzvani
915303 Valea Seacă
915400 Oltenița
917005 Alexandru Odobescu
917006 Gălățui
917007 Nicolae Bălcescu (Alexandru Odobescu)
917010 Belciugatele
917011 Cândeasca
917012 Cojești
917013 Mataraua
917014 Măriuța
917015 Borcea
917020 Căscioarele
917025 Chirnogi
917030 Chiselet
917035 Ciocănești
917040 Curcani
917041 Sălcioara
917045 Cuza Vodă
917046 Călărașii Vechi
917047 Ceacu
917050 Dichiseni
917051 Coslogeni
917052 Libertatea
917053 Satnoeni
917055 Dor Mărunt
917056 Dâlga
917057 Dâlga-Gară
917058 Înfrățirea
917059 Ogoru
917061 Pelinu
917065 Dorobanțu
917066 Boșneagu
917067 Vărăști
917080 Dragalina
917081 Ciulnița-Gară
917082 Constantin Brâncoveanu
917083 Drajna Nouă
917085 Dragoș Vodă
917086 Bogdana
917087 Socoalele
917090 Frăsinet
917091 Curătești
917092 Dănești
917093 Frăsinetu de Jos
917094 Luptători
917096 Tăriceni
917100 Frumușani
917101 Orăști
917102 Pasărea
917103 Pădurișu
917104 Pițigaia
917106 Postăvari
917110 Fundeni
917115 Grădiștea
917116 Bogata
917117 Cunești
917118 Rasa
917120 Gurbănești
917121 Codreni
917122 Coțofanca
917123 Preasna
917124 Preasna Veche
917126 Valea Presnei
917130 Ileana
917131 Arțari
917132 Florica
917133 Podari
917134 Răsurile
917136 Răzoarele
917137 Satu Nou
917138 Ștefănești
917139 Vlăiculești
917140 Independența
917141 Potcoava
917142 Vișinii
917145 Jegălia
917146 Gâldău
917147 Iezeru
917150 Lehliu
917151 Săpunari
917155 Luica
917156 Valea Stânii
917160 Lupșanu
917161 Nucetu
917162 Plevna
917163 Valea Rusului
917165 Radu Vodă
917170 Mânăstirea
917171 Coconi
917172 Sultana
917175 Mitreni
917176 Clătești
917177 Valea Roșie
917180 Modelu
917181 Radu Negru
917182 Stoenești
917183 Tonea
917185 Nana
917190 Nicolae Bălcescu
917191 Fântâna Doamnei
917192 Paicu
917195 Perișoru
917196 Mărculești-Gară
917197 Tudor Vladimirescu
917200 Plătărești
917201 Cucuieți
917202 Dorobanțu (Plătărești)
917203 Podu Pitarului
917205 Radovanu
917206 Valea Popii
917210 Roseți
917215 Sărulești
917216 Măgureni
917217 Polcești
917218 Săndulița
917219 Sărulești-Gară
917221 Sătucu
917222 Solacolu
917225 Sohatu
917226 Progresu
917230 Spanțov
917231 Cetatea Veche
917232 Stancea
917235 Șoldanu
917236 Negoești
917240 Ștefan Vodă
917245 Ștefan cel Mare
917250 Tămădău Mare
917251 Călăreți
917252 Dârvari
917253 Plumbuita
917254 Săcele
917256 Șeinoiu
917257 Tămădău Mic
917260 Ulmeni
917265 Ulmu
917266 Chirnogi (Ulmu)
917267 Făurei
917268 Zimbru
917270 Unirea
917271 Oltina
917275 Valea Argovei
917276 Lunca
917277 Ostrovu
917278 Siliștea
917279 Vlădiceasca
917280 Vasilați
917281 Nuci
917282 Popești
917285 Gălbinași
917290 Vâlcelele
917291 Floroaica
917295 Vlad Țepeș
917296 Mihai Viteazu
920001 Bora
920002 Slobozia Nouă
920003-920096 Slobozia
925100 Fetești
925101 Buliga
925102 Vlașca
925150 Fetești-Gară
925200 Țăndărei
925300 Urziceni
927005 Adâncata
927006 Patru Frați
927010 Albești
927011 Bataluri
927012 Buești
927013 Marsilieni
927015 Alexeni
927020 Amara
927021 Amara Nouă
927025 Andrășești
927026 Orboești
927030 Armășești
927031 Bărbulești
927032 Malu Roșu
927033 Nenișori
927035 Axintele
927036 Bărbătescu
927037 Horia
927040 Balaciu
927041 Copuzu
927042 Crăsanii de Jos
927043 Crăsanii de Sus
927044 Sărățeni
927045 Bărcănești
927046 Condeești
927050 Bordușani
927051 Cegani
927055 Brazii
927056 Maia
927057 Movileanca
927058 Răsimnicea
927060 Bucu
927061 Ograda
927065 Căzănești
927070 Ciocârlia
927071 Cotorca
927075 Ciochina
927076 Bordușelu
927077 Orezu
927078 Piersica
927080 Ciulnița
927081 Ion Ghica
927082 Ivănești
927083 Poiana
927085 Cocora
927086 Colelia
927090 Cosâmbești
927091 Gimbășani
927092 Mărculești
927095 Coșereni
927096 Borănești
927097 Sintești
927100 Drăgoești
927101 Chiroiu-Pământeni
927102 Chiroiu-Satu Nou
927103 Chiroiu-Ungureni
927104 Valea Bisericii
927105 Dridu
927106 Dridu-Snagov
927107 Moldoveni
927110 Făcăeni
927111 Progresu
927115 Fierbinți-Târg
927116 Fierbinții de Jos
927117 Fierbinții de Sus
927118 Grecii de Jos
927120 Gârbovi
927125 Gheorghe Doja
927130 Gheorghe Lazăr
927135 Giurgeni
927140 Grindu
927145 Grivița
927146 Smirna
927147 Traian
927150 Ion Roată
927151 Broșteni
927155 Jilavele
927156 Slătioarele
927160 Manasia
927165 Mihail Kogălniceanu
927166 Gura Ialomiței
927167 Hagieni
927168 Luciu
927170 Miloșești
927171 Nicolești
927172 Tovărășia
927175 Movila
927176 Bărăganu
927180 Movilița
927181 Bițina-Pământeni
927182 Bițina-Ungureni
927183 Roșiori
927185 Munteni-Buzău
927190 Perieți
927191 Fundata
927192 Misleanu
927193 Păltinișu
927194 Stejaru
927195 Reviga
927196 Crunți
927197 Mircea cel Bătrân
927198 Rovine
927200 Sălcioara
927201 Rași
927205 Săveni
927206 Frățilești
927207 Lăcusteni
927208 Platonești
927210 Scânteia
927211 Iazu
927215 Sfântu Gheorghe
927216 Butoiu
927217 Malu
927220 Sinești
927221 Boteni
927222 Cătrunești
927223 Hagiești
927224 Lilieci
927226 Livedea
927230 Stelnica
927231 Maltezi
927232 Retezatu
927235 Sudiți
927236 Gura Văii
927240 Valea Ciorii
927241 Bucșa
927242 Dumitrești
927243 Murgeanca
927245 Valea Măcrișului
927246 Grindași
927250 Vlădeni
`;
