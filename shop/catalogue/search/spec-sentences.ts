// Search texts as people type them, with the list and the filters that they mean: "text | product type | filters | rest".
// Written from how people ask, in four languages. `cpus~i5` stands for every processor of the line that is in stock.

export const specSentences = `
  32 gb ddr5 | pc | ramCapacity=32gb ramType=DDR5
  32gb ddr5 | pc | ramCapacity=32gb ramType=DDR5
  ddr5 32gb | pc | ramCapacity=32gb ramType=DDR5
  ddr4 16gb | pc | ramCapacity=16gb ramType=DDR4
  ddr 4 16 gb | pc | ramCapacity=16gb ramType=DDR4
  16g ddr4 | pc | ramCapacity=16gb ramType=DDR4
  ddr4 3200 | pc | ramType=DDR4 ramSpeed=3200
  3200 ddr4 | pc | ramType=DDR4 ramSpeed=3200
  ddr4 3200mhz | pc | ramType=DDR4 ramSpeed=3200
  ddr4 3600 mhz 32gb | pc | ramType=DDR4 ramSpeed=3600 ramCapacity=32gb
  ddr5 6000 | pc | ramType=DDR5 ramSpeed=5600
  rtx 3060 12gb | pc | gpus=nvidia-geforce-rtx-3060
  rtx3060 12gb | pc | gpus=nvidia-geforce-rtx-3060
  nvidia geforce rtx 3060 12 gb | pc | gpus=nvidia-geforce-rtx-3060
  pc gaming rtx 3060 16gb | pc | gpus=nvidia-geforce-rtx-3060 ramCapacity=16gb
  pc gaming rtx 3060 16gb sub 3000 lei | pc | gpus=nvidia-geforce-rtx-3060 ramCapacity=16gb priceRange=0-3000
  rtx 3060 ti 16gb | pc | gpus=nvidia-geforce-rtx-3060-ti ramCapacity=16gb
  rtx3060ti 16gb | pc | gpus=nvidia-geforce-rtx-3060-ti ramCapacity=16gb
  3060ti 16gb ram | pc | gpus=nvidia-geforce-rtx-3060-ti ramCapacity=16gb
  pc rtx 2070 super 32gb | pc | gpus=nvidia-geforce-rtx-2070-super ramCapacity=32gb
  rx 6700 xt 16gb ram | pc | gpus=amd-radeon-rx-6700-xt ramCapacity=16gb
  rx6700xt 1tb ssd | pc | gpus=amd-radeon-rx-6700-xt storageType=ssd ssdCapacity=1tb
  radeon rx 6600 512gb ssd | pc | gpus=amd-radeon-rx-6600 storageType=ssd ssdCapacity=512gb
  i5 16gb ssd 512 | pc | cpus~i5 ramCapacity=16gb storageType=ssd ssdCapacity=512gb
  i5 16 gb ram 512 gb ssd | pc | cpus~i5 ramCapacity=16gb storageType=ssd ssdCapacity=512gb
  i5 ram 16gb ssd 512gb | pc | cpus~i5 ramCapacity=16gb storageType=ssd ssdCapacity=512gb
  i5 16gb 512gb | pc | cpus~i5 ramCapacity=16gb storageType=ssd ssdCapacity=512gb
  i7 32gb 1tb | pc | cpus~i7 ramCapacity=32gb storageType=ssd ssdCapacity=1tb
  intel core i5 32gb | pc | cpus~i5 ramCapacity=32gb
  i5-12400f 16gb | pc | cpus=intel-core-i5-12400f ramCapacity=16gb
  i5 12400f 16gb | pc | cpus=intel-core-i5-12400f ramCapacity=16gb
  12400f rtx 3060 | pc | cpus=intel-core-i5-12400f gpus=nvidia-geforce-rtx-3060
  intel core i5-10400f 1tb | pc | cpus=intel-core-i5-10400f storageType=ssd ssdCapacity=1tb
  ryzen 5 5600 32gb 1tb | pc | cpus=amd-ryzen-5-5600 ramCapacity=32gb storageType=ssd ssdCapacity=1tb
  ryzen 5 5600 16 gb | pc | cpus=amd-ryzen-5-5600 ramCapacity=16gb
  ryzen5 5600 16gb | pc | cpus=amd-ryzen-5-5600 ramCapacity=16gb
  r5 5600 16gb | pc | cpus=amd-ryzen-5-5600 ramCapacity=16gb
  amd ryzen 7 5800x3d 32gb | pc | cpus=amd-ryzen-7-5800x3d ramCapacity=32gb
  5800x3d 32 gb | pc | cpus=amd-ryzen-7-5800x3d ramCapacity=32gb
  ryzen 7 32gb ddr5 | pc | cpus~ryzen-7 ramCapacity=32gb ramType=DDR5
  r7 16gb | pc | cpus~ryzen-7 ramCapacity=16gb
  windows 11 | pc | os=windows-11-home os=windows-11-pro
  win 11 | pc | os=windows-11-home os=windows-11-pro
  win11 pro | pc | os=windows-11-pro
  windows 10 | pc | os=windows-10-home os=windows-10-pro
  pc linux 16gb | pc | os=linux ramCapacity=16gb
  pc cu windows 11 si 32gb | pc | os=windows-11-home os=windows-11-pro ramCapacity=32gb
  calculator 16gb ram | pc | ramCapacity=16gb
  calculator ieftin 16gb | pc | ramCapacity=16gb sort=priceAsc
  calculator cu ssd 1tb | pc | storageType=ssd ssdCapacity=1tb
  calculator 16 gb ram si ssd de 1 tb | pc | ramCapacity=16gb storageType=ssd ssdCapacity=1tb
  pc ssd 512 hdd 1tb | pc | storageType=both ssdCapacity=512gb hddCapacity=1tb
  pc cu ssd si hdd | pc | storageType=both
  pc hdd 2tb | pc | storageType=hdd hddCapacity=2tb
  pc 2x8gb ddr4 | pc | ramCapacity=16gb ramType=DDR4
  pc gaming 2 x 16 gb | pc | ramCapacity=32gb
  sub 2000 lei | pc | priceRange=0-2000
  sub 2.000 lei | pc | priceRange=0-2000
  under 2,000 RON | pc | priceRange=0-2000
  pc sub 1,5 mii lei | pc | priceRange=0-1500
  pc gaming până la 3500 lei | pc | priceRange=0-3500
  pc între 2000 și 3000 lei | pc | priceRange=2000-3000
  pc 2000-3000 lei | pc | priceRange=2000-3000
  pc peste 4000 lei | pc | priceRange=4000-
  calculator maxim două mii lei | pc | priceRange=0-2000
  pc cam 3000 lei | pc | priceRange=0-3300
  rtx 4060 sub 4000 lei | pc | gpus=nvidia-geforce-rtx-4060 priceRange=0-4000
  ryzen 5 5600 max 2500 lei | pc | cpus=amd-ryzen-5-5600 priceRange=0-2500
  am4 | motherboards | sockets=am4
  lga1700 | motherboards | sockets=lga1700
  lga 1700 | motherboards | sockets=lga1700
  LGA-1200 | motherboards | sockets=lga1200
  placa de baza am4 | motherboards | sockets=am4
  placă de bază am5 ddr5 | motherboards | sockets=am5 ramType=DDR5
  placa de baza b550 | motherboards | chipsets=b550
  b550 | motherboards | chipsets=b550
  b450 matx | motherboards | chipsets=b450 formFactors=mATX
  placa de baza lga1700 sub 500 lei | motherboards | sockets=lga1700 priceRange=0-500
  procesor am4 | processors | sockets=am4
  procesor intel lga1700 | processors | brands=Intel sockets=lga1700
  cpu amd am5 | processors | brands=AMD sockets=am5
  650w | power-supplies | watts=650-w
  650 w | power-supplies | watts=650-w
  sursa 650w | power-supplies | watts=650-w
  sursa 650 | power-supplies | watts=650-w
  sursă 750w gold | power-supplies | watts=750-w efficiency=80-gold
  850 watts | power-supplies | watts=850-w
  nvme | ssd | interface=nvme-pcie-3-0 interface=nvme-pcie-4-0
  ssd nvme | ssd | interface=nvme-pcie-3-0 interface=nvme-pcie-4-0
  nvme 1tb | ssd | interface=nvme-pcie-3-0 interface=nvme-pcie-4-0 capacity=1tb
  ssd nvme 1 tb sub 300 lei | ssd | interface=nvme-pcie-3-0 interface=nvme-pcie-4-0 capacity=1tb priceRange=0-300
  m.2 1tb | ssd | interface=nvme-pcie-3-0 interface=nvme-pcie-4-0 capacity=1tb
  ssd sata 512gb | ssd | interface=SATA-or capacity=512gb
  ssd 1tb | ssd | capacity=1tb
  ssd 500 gb | ssd | capacity=512gb
  ssd 480gb | ssd | capacity=512gb
  2tb hdd | hdd | capacity=2tb
  hdd 2 tb | hdd | capacity=2tb
  hard disk 4tb | hdd | capacity=4tb
  hdd 1tb 7200 rpm | hdd | capacity=1tb rpm=7200-rpm
  memorie ddr4 | ram | ramType=DDR4
  memorie ram ddr5 32gb | ram | ramType=DDR5 kit=32-gb
  memorii ddr4 2x8 | ram | ramType=DDR4 kit=16-gb
  ram ddr4 16gb 3200 | ram | ramType=DDR4 kit=16-gb speed=3200-mt-s
  ram 16gb | ram | kit=16-gb
  16gb ram | ram | kit=16-gb
  memorie 3600mhz | ram | speed=3600-mt-s
  memorie cl16 | ram | cl=cl16
  placa video 8gb | graphics-cards | vram=8-gb
  placă video 12 gb | graphics-cards | vram=12-gb
  placa video rtx 3060 | graphics-cards | chips=nvidia-geforce-rtx-3060
  placa video rtx 3060 ti 8gb | graphics-cards | chips=nvidia-geforce-rtx-3060-ti vram=8-gb
  placa video sub 1000 lei | graphics-cards | priceRange=0-1000
  placa video 12gb sub 1500 lei | graphics-cards | vram=12-gb priceRange=0-1500
  12gb | graphics-cards | vram=12-gb
  carcasa alba | cases | colours=white
  carcasă neagră atx | cases | colours=black boards=ATX
  cooler am5 | coolers | fits=AM5
  cooler procesor lga1700 | coolers | fits=LGA1700
  graphics card 8gb | graphics-cards | vram=8-gb
  graphics card rtx 3060 under 1,500 RON | graphics-cards | chips=nvidia-geforce-rtx-3060 priceRange=0-1500
  gaming pc with rtx 3060 and 16 gb ram | pc | gpus=nvidia-geforce-rtx-3060 ramCapacity=16gb
  gaming pc 32gb ram 1tb ssd | pc | ramCapacity=32gb storageType=ssd ssdCapacity=1tb
  cheap computer 16gb under 1500 lei | pc | ramCapacity=16gb priceRange=0-1500 sort=priceAsc
  computer with windows 11 pro | pc | os=windows-11-pro
  motherboard lga1700 ddr4 | motherboards | sockets=lga1700 ramType=DDR4
  am5 motherboard | motherboards | sockets=am5
  psu 650w gold | power-supplies | watts=650-w efficiency=80-gold
  power supply 850 w | power-supplies | watts=850-w
  hard drive 2tb | hdd | capacity=2tb
  nvme ssd 2tb | ssd | interface=nvme-pcie-3-0 interface=nvme-pcie-4-0 capacity=2tb
  ddr5 memory 32 gb | ram | ramType=DDR5 kit=32-gb
  white case | cases | colours=white
  i want a pc with i5 and 16gb | pc | cpus~i5 ramCapacity=16gb
  cs2 | pc | game=cs2 sort=performance
  pc for valorant under 2000 lei | pc | game=valorant sort=performance priceRange=0-2000
  számítógép 16 gb ram | pc | ramCapacity=16gb
  olcsó számítógép 16gb | pc | ramCapacity=16gb sort=priceAsc
  gamer gép rtx 3060 16gb | pc | gpus=nvidia-geforce-rtx-3060 ramCapacity=16gb
  számítógép rtx 3060 és 32 gb | pc | gpus=nvidia-geforce-rtx-3060 ramCapacity=32gb
  számítógép 3000 lej alatt | pc | priceRange=0-3000
  számítógép legfeljebb kétezer lej | pc | priceRange=0-2000
  számítógép windows 11 | pc | os=windows-11-home os=windows-11-pro
  alaplap am4 | motherboards | sockets=am4
  lga1700 alaplap ddr5 | motherboards | sockets=lga1700 ramType=DDR5
  videokártya 8 gb | graphics-cards | vram=8-gb
  videokártya rtx 3060 1500 lejig | graphics-cards | chips=nvidia-geforce-rtx-3060 priceRange=0-1500
  tápegység 650w | power-supplies | watts=650-w
  merevlemez 2tb | hdd | capacity=2tb
  ssd meghajtó 1 tb | ssd | capacity=1tb
  memória ddr4 16gb | ram | ramType=DDR4 kit=16-gb
  processzor am4 | processors | sockets=am4
  fehér gépház | cases | colours=white
  i5 16gb 512gb ssd számítógép | pc | cpus~i5 ramCapacity=16gb storageType=ssd ssdCapacity=512gb
  ryzen 5 5600 és 16 gb | pc | cpus=amd-ryzen-5-5600 ramCapacity=16gb
  комп'ютер 16 гб | pc | ramCapacity=16gb
  комп’ютер rtx 3060 16 гб | pc | gpus=nvidia-geforce-rtx-3060 ramCapacity=16gb
  ігровий пк rtx 3060 до 3000 лей | pc | gpus=nvidia-geforce-rtx-3060 priceRange=0-3000
  комп'ютер до 2500 лей | pc | priceRange=0-2500
  комп'ютер до двох тисяч лей | pc | priceRange=0-2000
  дешевий комп'ютер 16гб | pc | ramCapacity=16gb sort=priceAsc
  пк i5 16гб ssd 512 | pc | cpus~i5 ramCapacity=16gb storageType=ssd ssdCapacity=512gb
  пк ryzen 5 5600 з 32 гб | pc | cpus=amd-ryzen-5-5600 ramCapacity=32gb
  комп'ютер windows 11 | pc | os=windows-11-home os=windows-11-pro
  відеокарта 8гб | graphics-cards | vram=8-gb
  відеокарта rtx 3060 до 1500 лей | graphics-cards | chips=nvidia-geforce-rtx-3060 priceRange=0-1500
  материнська плата am4 | motherboards | sockets=am4
  материнська плата lga1700 ddr5 | motherboards | sockets=lga1700 ramType=DDR5
  блок живлення 650 вт | power-supplies | watts=650-w
  жорсткий диск 2 тб | hdd | capacity=2tb
  оперативна пам'ять ddr4 16гб | ram | ramType=DDR4 kit=16-gb
  процесор am4 | processors | sockets=am4
  ssd накопичувач 1 тб | ssd | capacity=1tb
  білий корпус | cases | colours=white
  rtx 3060 16gb wifi | pc | gpus=nvidia-geforce-rtx-3060 ramCapacity=16gb | wifi
  calculator birou 16gb | pc | ramCapacity=16gb | birou
  rtx 4090 64gb | pc | ramCapacity=64gb | rtx 4090
  rtx 3060 super 16gb | pc | ramCapacity=16gb | rtx 3060 super
  i5 9600k 16gb | pc | ramCapacity=16gb | i5 9600k
  pc fara windows 16gb | pc | ramCapacity=16gb | fara windows
  pc 16gb sub 500 euro | pc | ramCapacity=16gb | sub 500 euro
  pc 8gb vram | pc | vram=8-gb
  pc 12 gb gddr6 16gb ram | pc | vram=12-gb ramCapacity=16gb
  pc nvme 1tb | pc | nvme=1 storageType=ssd ssdCapacity=1tb
  placa video 8gb vram | graphics-cards | vram=8-gb
  ssd m2 | ssd | interface=nvme-pcie-3-0 interface=nvme-pcie-4-0
  ssd 240 | ssd | capacity=256gb
  hdd 7200 | hdd | rpm=7200-rpm
  placa de baza micro atx | motherboards | formFactors=mATX
  placa de baza mini-itx am4 | motherboards | formFactors=ITX sockets=am4
  játékgép rtx 3060 16 gb | pc | gpus=nvidia-geforce-rtx-3060 ramCapacity=16gb
  r5 5600g 16gb ddr4 | pc | ramCapacity=16gb ramType=DDR4 | r5 5600g
`;

/** Texts that name no spec: they are searched as text, and lead where their nouns lead. */
export const withoutSpecs = `
  wifi
  calculator birou
  placa video
  calculator
  gaming
  cooler master
  asus
  kingston fury
  qwertz
  pc gaming
  laptop
  birou
  Bucegi
`;
