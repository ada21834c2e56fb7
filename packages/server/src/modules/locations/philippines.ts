/**
 * The provinces of the Philippines and Metro Manila with their cities and municipalities, in their
 * common spelling. The bundled data set only has regions here, and most members live here. Codes
 * are those of ISO 3166-2:PH.
 */
export const PHILIPPINES: readonly { iso2: string; name: string; cities: string }[] = [
  {
    iso2: 'ABR',
    name: 'Abra',
    cities:
      'Bangued, Boliney, Bucay, Bucloc, Daguioman, Danglas, Dolores, La Paz, Lacub, Lagangilang, Lagayan, Langiden, Licuan-Baay, Luba, Malibcong, Manabo, Peñarrubia, Pidigan, Pilar, Sallapadan, San Isidro, San Juan, San Quintin, Tayum, Tineg, Tubo, Villaviciosa',
  },
  {
    iso2: 'AGN',
    name: 'Agusan del Norte',
    cities:
      'Butuan, Cabadbaran, Buenavista, Carmen, Jabonga, Kitcharao, Las Nieves, Magallanes, Nasipit, Remedios T. Romualdez, Santiago, Tubay',
  },
  {
    iso2: 'AGS',
    name: 'Agusan del Sur',
    cities:
      'Bayugan, Bunawan, Esperanza, La Paz, Loreto, Prosperidad, Rosario, San Francisco, San Luis, Santa Josefa, Sibagat, Talacogon, Trento, Veruela',
  },
  {
    iso2: 'AKL',
    name: 'Aklan',
    cities:
      'Altavas, Balete, Banga, Batan, Buruanga, Ibajay, Kalibo, Lezo, Libacao, Madalag, Makato, Malay, Malinao, Nabas, New Washington, Numancia, Tangalan',
  },
  {
    iso2: 'ALB',
    name: 'Albay',
    cities:
      'Legazpi, Ligao, Tabaco, Bacacay, Camalig, Daraga, Guinobatan, Jovellar, Libon, Malilipot, Malinao, Manito, Oas, Pio Duran, Polangui, Rapu-Rapu, Santo Domingo, Tiwi',
  },
  {
    iso2: 'ANT',
    name: 'Antique',
    cities:
      'Anini-y, Barbaza, Belison, Bugasong, Caluya, Culasi, Hamtic, Laua-an, Libertad, Pandan, Patnongon, San Jose de Buenavista, San Remigio, Sebaste, Sibalom, Tibiao, Tobias Fornier, Valderrama',
  },
  { iso2: 'APA', name: 'Apayao', cities: 'Calanasan, Conner, Flora, Kabugao, Luna, Pudtol, Santa Marcela' },
  { iso2: 'AUR', name: 'Aurora', cities: 'Baler, Casiguran, Dilasag, Dinalungan, Dingalan, Dipaculao, Maria Aurora, San Luis' },
  {
    iso2: 'BAS',
    name: 'Basilan',
    cities:
      'Isabela City, Lamitan, Akbar, Al-Barka, Hadji Mohammad Ajul, Hadji Muhtamad, Lantawan, Maluso, Sumisip, Tabuan-Lasa, Tipo-Tipo, Tuburan, Ungkaya Pukan',
  },
  {
    iso2: 'BAN',
    name: 'Bataan',
    cities: 'Balanga, Abucay, Bagac, Dinalupihan, Hermosa, Limay, Mariveles, Morong, Orani, Orion, Pilar, Samal',
  },
  { iso2: 'BTN', name: 'Batanes', cities: 'Basco, Itbayat, Ivana, Mahatao, Sabtang, Uyugan' },
  {
    iso2: 'BTG',
    name: 'Batangas',
    cities:
      'Batangas City, Calaca, Lipa, Santo Tomas, Tanauan, Agoncillo, Alitagtag, Balayan, Balete, Bauan, Calatagan, Cuenca, Ibaan, Laurel, Lemery, Lian, Lobo, Mabini, Malvar, Mataasnakahoy, Nasugbu, Padre Garcia, Rosario, San Jose, San Juan, San Luis, San Nicolas, San Pascual, Santa Teresita, Taal, Talisay, Taysan, Tingloy, Tuy',
  },
  {
    iso2: 'BEN',
    name: 'Benguet',
    cities: 'Baguio, Atok, Bakun, Bokod, Buguias, Itogon, Kabayan, Kapangan, Kibungan, La Trinidad, Mankayan, Sablan, Tuba, Tublay',
  },
  { iso2: 'BIL', name: 'Biliran', cities: 'Almeria, Biliran, Cabucgayan, Caibiran, Culaba, Kawayan, Maripipi, Naval' },
  {
    iso2: 'BOH',
    name: 'Bohol',
    cities:
      'Tagbilaran, Alburquerque, Alicia, Anda, Antequera, Baclayon, Balilihan, Batuan, Bien Unido, Bilar, Buenavista, Calape, Candijay, Carmen, Catigbian, Clarin, Corella, Cortes, Dagohoy, Danao, Dauis, Dimiao, Duero, Garcia Hernandez, Getafe, Guindulman, Inabanga, Jagna, Lila, Loay, Loboc, Loon, Mabini, Maribojoc, Panglao, Pilar, President Carlos P. Garcia, Sagbayan, San Isidro, San Miguel, Sevilla, Sierra Bullones, Sikatuna, Talibon, Trinidad, Tubigon, Ubay, Valencia',
  },
  {
    iso2: 'BUK',
    name: 'Bukidnon',
    cities:
      'Malaybalay, Valencia, Baungon, Cabanglasan, Damulog, Dangcagan, Don Carlos, Impasugong, Kadingilan, Kalilangan, Kibawe, Kitaotao, Lantapan, Libona, Malitbog, Manolo Fortich, Maramag, Pangantucan, Quezon, San Fernando, Sumilao, Talakag',
  },
  {
    iso2: 'BUL',
    name: 'Bulacan',
    cities:
      'Baliwag, Malolos, Meycauayan, San Jose del Monte, Angat, Balagtas, Bocaue, Bulakan, Bustos, Calumpit, Doña Remedios Trinidad, Guiguinto, Hagonoy, Marilao, Norzagaray, Obando, Pandi, Paombong, Plaridel, Pulilan, San Ildefonso, San Miguel, San Rafael, Santa Maria',
  },
  {
    iso2: 'CAG',
    name: 'Cagayan',
    cities:
      'Tuguegarao, Abulug, Alcala, Allacapan, Amulung, Aparri, Baggao, Ballesteros, Buguey, Calayan, Camalaniugan, Claveria, Enrile, Gattaran, Gonzaga, Iguig, Lal-lo, Lasam, Pamplona, Peñablanca, Piat, Rizal, Sanchez-Mira, Santa Ana, Santa Praxedes, Santa Teresita, Santo Niño, Solana, Tuao',
  },
  {
    iso2: 'CAN',
    name: 'Camarines Norte',
    cities:
      'Basud, Capalonga, Daet, Jose Panganiban, Labo, Mercedes, Paracale, San Lorenzo Ruiz, San Vicente, Santa Elena, Talisay, Vinzons',
  },
  {
    iso2: 'CAS',
    name: 'Camarines Sur',
    cities:
      'Iriga, Naga, Baao, Balatan, Bato, Bombon, Buhi, Bula, Cabusao, Calabanga, Camaligan, Canaman, Caramoan, Del Gallego, Gainza, Garchitorena, Goa, Lagonoy, Libmanan, Lupi, Magarao, Milaor, Minalabac, Nabua, Ocampo, Pamplona, Pasacao, Pili, Presentacion, Ragay, Sagñay, San Fernando, San Jose, Sipocot, Siruma, Tigaon, Tinambac',
  },
  { iso2: 'CAM', name: 'Camiguin', cities: 'Catarman, Guinsiliban, Mahinog, Mambajao, Sagay' },
  {
    iso2: 'CAP',
    name: 'Capiz',
    cities:
      'Roxas City, Cuartero, Dao, Dumalag, Dumarao, Ivisan, Jamindan, Maayon, Mambusao, Panay, Panitan, Pilar, Pontevedra, President Roxas, Sapian, Sigma, Tapaz',
  },
  {
    iso2: 'CAT',
    name: 'Catanduanes',
    cities: 'Bagamanoc, Baras, Bato, Caramoran, Gigmoto, Pandan, Panganiban, San Andres, San Miguel, Viga, Virac',
  },
  {
    iso2: 'CAV',
    name: 'Cavite',
    cities:
      'Bacoor, Carmona, Cavite City, Dasmariñas, General Trias, Imus, Tagaytay, Trece Martires, Alfonso, Amadeo, General Emilio Aguinaldo, General Mariano Alvarez, Indang, Kawit, Magallanes, Maragondon, Mendez, Naic, Noveleta, Rosario, Silang, Tanza, Ternate',
  },
  {
    iso2: 'CEB',
    name: 'Cebu',
    cities:
      'Bogo, Carcar, Cebu City, Danao, Lapu-Lapu, Mandaue, Naga, Talisay, Toledo, Alcantara, Alcoy, Alegria, Aloguinsan, Argao, Asturias, Badian, Balamban, Bantayan, Barili, Boljoon, Borbon, Carmen, Catmon, Compostela, Consolacion, Cordova, Daanbantayan, Dalaguete, Dumanjug, Ginatilan, Liloan, Madridejos, Malabuyoc, Medellin, Minglanilla, Moalboal, Oslob, Pilar, Pinamungajan, Poro, Ronda, Samboan, San Fernando, San Francisco, San Remigio, Santa Fe, Santander, Sibonga, Sogod, Tabogon, Tabuelan, Tuburan, Tudela',
  },
  {
    iso2: 'NCO',
    name: 'Cotabato',
    cities:
      "Kidapawan, Alamada, Aleosan, Antipas, Arakan, Banisilan, Carmen, Kabacan, Kadayangan, Kapalawan, Libungan, Ligawasan, M'lang, Magpet, Makilala, Malidegao, Matalam, Midsayap, Nabalawag, Old Kaabakan, Pahamuddin, Pigcawayan, Pikit, President Roxas, Tugunan, Tulunan",
  },
  {
    iso2: 'COM',
    name: 'Davao de Oro',
    cities: 'Compostela, Laak, Mabini, Maco, Maragusan, Mawab, Monkayo, Montevista, Nabunturan, New Bataan, Pantukan',
  },
  {
    iso2: 'DAV',
    name: 'Davao del Norte',
    cities: 'Panabo, Samal, Tagum, Asuncion, Braulio E. Dujali, Carmen, Kapalong, New Corella, San Isidro, Santo Tomas, Talaingod',
  },
  {
    iso2: 'DAS',
    name: 'Davao del Sur',
    cities: 'Davao City, Digos, Bansalan, Hagonoy, Kiblawan, Magsaysay, Malalag, Matanao, Padada, Santa Cruz, Sulop',
  },
  { iso2: 'DVO', name: 'Davao Occidental', cities: 'Don Marcelino, Jose Abad Santos, Malita, Santa Maria, Sarangani' },
  {
    iso2: 'DAO',
    name: 'Davao Oriental',
    cities: 'Mati, Baganga, Banaybanay, Boston, Caraga, Cateel, Governor Generoso, Lupon, Manay, San Isidro, Tarragona',
  },
  { iso2: 'DIN', name: 'Dinagat Islands', cities: 'Basilisa, Cagdianao, Dinagat, Libjo, Loreto, San Jose, Tubajon' },
  {
    iso2: 'EAS',
    name: 'Eastern Samar',
    cities:
      'Borongan, Arteche, Balangiga, Balangkayan, Can-avid, Dolores, General MacArthur, Giporlos, Guiuan, Hernani, Jipapad, Lawaan, Llorente, Maslog, Maydolong, Mercedes, Oras, Quinapondan, Salcedo, San Julian, San Policarpo, Sulat, Taft',
  },
  { iso2: 'GUI', name: 'Guimaras', cities: 'Buenavista, Jordan, Nueva Valencia, San Lorenzo, Sibunag' },
  {
    iso2: 'IFU',
    name: 'Ifugao',
    cities: 'Aguinaldo, Alfonso Lista, Asipulo, Banaue, Hingyon, Hungduan, Kiangan, Lagawe, Lamut, Mayoyao, Tinoc',
  },
  {
    iso2: 'ILN',
    name: 'Ilocos Norte',
    cities:
      'Batac, Laoag, Adams, Bacarra, Badoc, Bangui, Banna, Burgos, Carasi, Currimao, Dingras, Dumalneg, Marcos, Nueva Era, Pagudpud, Paoay, Pasuquin, Piddig, Pinili, San Nicolas, Sarrat, Solsona, Vintar',
  },
  {
    iso2: 'ILS',
    name: 'Ilocos Sur',
    cities:
      'Candon, Vigan, Alilem, Banayoyo, Bantay, Burgos, Cabugao, Caoayan, Cervantes, Galimuyod, Gregorio del Pilar, Lidlidda, Magsingal, Nagbukel, Narvacan, Quirino, Salcedo, San Emilio, San Esteban, San Ildefonso, San Juan, San Vicente, Santa, Santa Catalina, Santa Cruz, Santa Lucia, Santa Maria, Santiago, Santo Domingo, Sigay, Sinait, Sugpon, Suyo, Tagudin',
  },
  {
    iso2: 'ILI',
    name: 'Iloilo',
    cities:
      'Iloilo City, Passi, Ajuy, Alimodian, Anilao, Badiangan, Balasan, Banate, Barotac Nuevo, Barotac Viejo, Batad, Bingawan, Cabatuan, Calinog, Carles, Concepcion, Dingle, Dueñas, Dumangas, Estancia, Guimbal, Igbaras, Janiuay, Lambunao, Leganes, Lemery, Leon, Maasin, Miagao, Mina, New Lucena, Oton, Pavia, Pototan, San Dionisio, San Enrique, San Joaquin, San Miguel, San Rafael, Santa Barbara, Sara, Tigbauan, Tubungan, Zarraga',
  },
  {
    iso2: 'ISA',
    name: 'Isabela',
    cities:
      'Cauayan, Ilagan, Santiago, Alicia, Angadanan, Aurora, Benito Soliven, Burgos, Cabagan, Cabatuan, Cordon, Delfin Albano, Dinapigue, Divilacan, Echague, Gamu, Jones, Luna, Maconacon, Mallig, Naguilian, Palanan, Quezon, Quirino, Ramon, Reina Mercedes, Roxas, San Agustin, San Guillermo, San Isidro, San Manuel, San Mariano, San Mateo, San Pablo, Santa Maria, Santo Tomas, Tumauini',
  },
  { iso2: 'KAL', name: 'Kalinga', cities: 'Tabuk, Balbalan, Lubuagan, Pasil, Pinukpuk, Rizal, Tanudan, Tinglayan' },
  {
    iso2: 'LUN',
    name: 'La Union',
    cities:
      'San Fernando, Agoo, Aringay, Bacnotan, Bagulin, Balaoan, Bangar, Bauang, Burgos, Caba, Luna, Naguilian, Pugo, Rosario, San Gabriel, San Juan, Santo Tomas, Santol, Sudipen, Tubao',
  },
  {
    iso2: 'LAG',
    name: 'Laguna',
    cities:
      'Biñan, Cabuyao, Calamba, San Pablo, San Pedro, Santa Rosa, Alaminos, Bay, Calauan, Cavinti, Famy, Kalayaan, Liliw, Los Baños, Luisiana, Lumban, Mabitac, Magdalena, Majayjay, Nagcarlan, Paete, Pagsanjan, Pakil, Pangil, Pila, Rizal, Santa Cruz, Santa Maria, Siniloan, Victoria',
  },
  {
    iso2: 'LAN',
    name: 'Lanao del Norte',
    cities:
      'Iligan, Bacolod, Baloi, Baroy, Kapatagan, Kauswagan, Kolambugan, Lala, Linamon, Magsaysay, Maigo, Matungao, Munai, Nunungan, Pantao Ragat, Pantar, Poona Piagapo, Salvador, Sapad, Sultan Naga Dimaporo, Tagoloan, Tangcal, Tubod',
  },
  {
    iso2: 'LAS',
    name: 'Lanao del Sur',
    cities:
      'Marawi, Amai Manabilang, Bacolod-Kalawi, Balabagan, Balindong, Bayang, Binidayan, Buadiposo-Buntong, Bubong, Butig, Calanogas, Ditsaan-Ramain, Ganassi, Kapai, Kapatagan, Lumba-Bayabao, Lumbaca-Unayan, Lumbatan, Lumbayanague, Madalum, Madamba, Maguing, Malabang, Marantao, Marogong, Masiu, Mulondo, Pagayawan, Piagapo, Picong, Poona Bayabao, Pualas, Saguiaran, Sultan Dumalondong, Tagoloan II, Tamparan, Taraka, Tubaran, Tugaya, Wao',
  },
  {
    iso2: 'LEY',
    name: 'Leyte',
    cities:
      'Baybay, Ormoc, Tacloban, Abuyog, Alangalang, Albuera, Babatngon, Barugo, Bato, Burauen, Calubian, Capoocan, Carigara, Dagami, Dulag, Hilongos, Hindang, Inopacan, Isabel, Jaro, Javier, Julita, Kananga, La Paz, Leyte, MacArthur, Mahaplag, Matag-ob, Matalom, Mayorga, Merida, Palo, Palompon, Pastrana, San Isidro, San Miguel, Santa Fe, Tabango, Tabontabon, Tanauan, Tolosa, Tunga, Villaba',
  },
  {
    iso2: 'MGN',
    name: 'Maguindanao del Norte',
    cities:
      'Cotabato City, Barira, Buldon, Datu Blah T. Sinsuat, Datu Odin Sinsuat, Kabuntalan, Matanog, Northern Kabuntalan, Parang, Sultan Kudarat, Sultan Mastura, Talitay, Upi',
  },
  {
    iso2: 'MGS',
    name: 'Maguindanao del Sur',
    cities:
      'Ampatuan, Buluan, Datu Abdullah Sangki, Datu Anggal Midtimbang, Datu Hoffer Ampatuan, Datu Montawal, Datu Paglas, Datu Piang, Datu Salibo, Datu Saudi Ampatuan, Datu Unsay, General Salipada K. Pendatun, Guindulungan, Mamasapano, Mangudadatu, Pagalungan, Paglat, Pandag, Rajah Buayan, Shariff Aguak, Shariff Saydona Mustapha, South Upi, Sultan sa Barongis, Talayan',
  },
  { iso2: 'MAD', name: 'Marinduque', cities: 'Boac, Buenavista, Gasan, Mogpog, Santa Cruz, Torrijos' },
  {
    iso2: 'MAS',
    name: 'Masbate',
    cities:
      'Masbate City, Aroroy, Baleno, Balud, Batuan, Cataingan, Cawayan, Claveria, Dimasalang, Esperanza, Mandaon, Milagros, Mobo, Monreal, Palanas, Pio V. Corpus, Placer, San Fernando, San Jacinto, San Pascual, Uson',
  },
  {
    iso2: 'NCR',
    name: 'Metro Manila',
    cities:
      'Caloocan, Las Piñas, Makati, Malabon, Mandaluyong, Manila, Marikina, Muntinlupa, Navotas, Parañaque, Pasay, Pasig, Pateros, Quezon City, San Juan, Taguig, Valenzuela',
  },
  {
    iso2: 'MSC',
    name: 'Misamis Occidental',
    cities:
      'Oroquieta, Ozamiz, Tangub, Aloran, Baliangao, Bonifacio, Calamba, Clarin, Concepcion, Don Victoriano Chiongbian, Jimenez, Lopez Jaena, Panaon, Plaridel, Sapang Dalaga, Sinacaban, Tudela',
  },
  {
    iso2: 'MSR',
    name: 'Misamis Oriental',
    cities:
      'Cagayan de Oro, El Salvador, Gingoog, Alubijid, Balingasag, Balingoan, Binuangan, Claveria, Gitagum, Initao, Jasaan, Kinoguitan, Lagonglong, Laguindingan, Libertad, Lugait, Magsaysay, Manticao, Medina, Naawan, Opol, Salay, Sugbongcogon, Tagoloan, Talisayan, Villanueva',
  },
  {
    iso2: 'MOU',
    name: 'Mountain Province',
    cities: 'Barlig, Bauko, Besao, Bontoc, Natonin, Paracelis, Sabangan, Sadanga, Sagada, Tadian',
  },
  {
    iso2: 'NEC',
    name: 'Negros Occidental',
    cities:
      'Bacolod, Bago, Cadiz, Escalante, Himamaylan, Kabankalan, La Carlota, Sagay, San Carlos, Silay, Sipalay, Talisay, Victorias, Binalbagan, Calatrava, Candoni, Cauayan, Enrique B. Magalona, Hinigaran, Hinoba-an, Ilog, Isabela, La Castellana, Manapla, Moises Padilla, Murcia, Pontevedra, Pulupandan, Salvador Benedicto, San Enrique, Toboso, Valladolid',
  },
  {
    iso2: 'NER',
    name: 'Negros Oriental',
    cities:
      'Bais, Bayawan, Canlaon, Dumaguete, Guihulngan, Tanjay, Amlan, Ayungon, Bacong, Basay, Bindoy, Dauin, Jimalalud, La Libertad, Mabinay, Manjuyod, Pamplona, San Jose, Santa Catalina, Siaton, Sibulan, Tayasan, Valencia, Vallehermoso, Zamboanguita',
  },
  {
    iso2: 'NSA',
    name: 'Northern Samar',
    cities:
      'Allen, Biri, Bobon, Capul, Catarman, Catubig, Gamay, Laoang, Lapinig, Las Navas, Lavezares, Lope de Vega, Mapanas, Mondragon, Palapag, Pambujan, Rosario, San Antonio, San Isidro, San Jose, San Roque, San Vicente, Silvino Lobos, Victoria',
  },
  {
    iso2: 'NUE',
    name: 'Nueva Ecija',
    cities:
      'Cabanatuan, Gapan, Muñoz, Palayan, San Jose, Aliaga, Bongabon, Cabiao, Carranglan, Cuyapo, Gabaldon, General Mamerto Natividad, General Tinio, Guimba, Jaen, Laur, Licab, Llanera, Lupao, Nampicuan, Pantabangan, Peñaranda, Quezon, Rizal, San Antonio, San Isidro, San Leonardo, Santa Rosa, Santo Domingo, Talavera, Talugtug, Zaragoza',
  },
  {
    iso2: 'NUV',
    name: 'Nueva Vizcaya',
    cities:
      'Alfonso Castañeda, Ambaguio, Aritao, Bagabag, Bambang, Bayombong, Diadi, Dupax del Norte, Dupax del Sur, Kasibu, Kayapa, Quezon, Santa Fe, Solano, Villaverde',
  },
  {
    iso2: 'MDC',
    name: 'Occidental Mindoro',
    cities: 'Abra de Ilog, Calintaan, Looc, Lubang, Magsaysay, Mamburao, Paluan, Rizal, Sablayan, San Jose, Santa Cruz',
  },
  {
    iso2: 'MDR',
    name: 'Oriental Mindoro',
    cities:
      'Calapan, Baco, Bansud, Bongabong, Bulalacao, Gloria, Mansalay, Naujan, Pinamalayan, Pola, Puerto Galera, Roxas, San Teodoro, Socorro, Victoria',
  },
  {
    iso2: 'PLW',
    name: 'Palawan',
    cities:
      "Puerto Princesa, Aborlan, Agutaya, Araceli, Balabac, Bataraza, Brooke's Point, Busuanga, Cagayancillo, Coron, Culion, Cuyo, Dumaran, El Nido, Kalayaan, Linapacan, Magsaysay, Narra, Quezon, Rizal, Roxas, San Vicente, Sofronio Española, Taytay",
  },
  {
    iso2: 'PAM',
    name: 'Pampanga',
    cities:
      'Angeles, Mabalacat, San Fernando, Apalit, Arayat, Bacolor, Candaba, Floridablanca, Guagua, Lubao, Macabebe, Magalang, Masantol, Mexico, Minalin, Porac, San Luis, San Simon, Santa Ana, Santa Rita, Santo Tomas, Sasmuan',
  },
  {
    iso2: 'PAN',
    name: 'Pangasinan',
    cities:
      'Alaminos, Dagupan, San Carlos, Urdaneta, Agno, Aguilar, Alcala, Anda, Asingan, Balungao, Bani, Basista, Bautista, Bayambang, Binalonan, Binmaley, Bolinao, Bugallon, Burgos, Calasiao, Dasol, Infanta, Labrador, Laoac, Lingayen, Mabini, Malasiqui, Manaoag, Mangaldan, Mangatarem, Mapandan, Natividad, Pozorrubio, Rosales, San Fabian, San Jacinto, San Manuel, San Nicolas, San Quintin, Santa Barbara, Santa Maria, Santo Tomas, Sison, Sual, Tayug, Umingan, Urbiztondo, Villasis',
  },
  {
    iso2: 'QUE',
    name: 'Quezon',
    cities:
      'Lucena, Tayabas, Agdangan, Alabat, Atimonan, Buenavista, Burdeos, Calauag, Candelaria, Catanauan, Dolores, General Luna, General Nakar, Guinayangan, Gumaca, Infanta, Jomalig, Lopez, Lucban, Macalelon, Mauban, Mulanay, Padre Burgos, Pagbilao, Panukulan, Patnanungan, Perez, Pitogo, Plaridel, Polillo, Quezon, Real, Sampaloc, San Andres, San Antonio, San Francisco, San Narciso, Sariaya, Tagkawayan, Tiaong, Unisan',
  },
  { iso2: 'QUI', name: 'Quirino', cities: 'Aglipay, Cabarroguis, Diffun, Maddela, Nagtipunan, Saguday' },
  {
    iso2: 'RIZ',
    name: 'Rizal',
    cities: 'Antipolo, Angono, Baras, Binangonan, Cainta, Cardona, Jalajala, Morong, Pililla, Rodriguez, San Mateo, Tanay, Taytay, Teresa',
  },
  {
    iso2: 'ROM',
    name: 'Romblon',
    cities:
      'Alcantara, Banton, Cajidiocan, Calatrava, Concepcion, Corcuera, Ferrol, Looc, Magdiwang, Odiongan, Romblon, San Agustin, San Andres, San Fernando, San Jose, Santa Fe, Santa Maria',
  },
  {
    iso2: 'WSA',
    name: 'Samar',
    cities:
      'Calbayog, Catbalogan, Almagro, Basey, Calbiga, Daram, Gandara, Hinabangan, Jiabong, Marabut, Matuguinao, Motiong, Pagsanghan, Paranas, Pinabacdao, San Jorge, San Jose de Buan, San Sebastian, Santa Margarita, Santa Rita, Santo Niño, Tagapul-an, Talalora, Tarangnan, Villareal, Zumarraga',
  },
  { iso2: 'SAR', name: 'Sarangani', cities: 'Alabel, Glan, Kiamba, Maasim, Maitum, Malapatan, Malungon' },
  { iso2: 'SIG', name: 'Siquijor', cities: 'Enrique Villanueva, Larena, Lazi, Maria, San Juan, Siquijor' },
  {
    iso2: 'SOR',
    name: 'Sorsogon',
    cities:
      'Sorsogon City, Barcelona, Bulan, Bulusan, Casiguran, Castilla, Donsol, Gubat, Irosin, Juban, Magallanes, Matnog, Pilar, Prieto Diaz, Santa Magdalena',
  },
  {
    iso2: 'SCO',
    name: 'South Cotabato',
    cities: "General Santos, Koronadal, Banga, Lake Sebu, Norala, Polomolok, Santo Niño, Surallah, T'boli, Tampakan, Tantangan, Tupi",
  },
  {
    iso2: 'SLE',
    name: 'Southern Leyte',
    cities:
      'Maasin, Anahawan, Bontoc, Hinunangan, Hinundayan, Libagon, Liloan, Limasawa, Macrohon, Malitbog, Padre Burgos, Pintuyan, Saint Bernard, San Francisco, San Juan, San Ricardo, Silago, Sogod, Tomas Oppus',
  },
  {
    iso2: 'SUK',
    name: 'Sultan Kudarat',
    cities:
      'Tacurong, Bagumbayan, Columbio, Esperanza, Isulan, Kalamansig, Lambayong, Lebak, Lutayan, Palimbang, President Quirino, Senator Ninoy Aquino',
  },
  {
    iso2: 'SLU',
    name: 'Sulu',
    cities:
      'Banguingui, Hadji Panglima Tahil, Indanan, Jolo, Kalingalan Caluang, Lugus, Luuk, Maimbung, Old Panamao, Omar, Pandami, Panglima Estino, Pangutaran, Parang, Pata, Patikul, Siasi, Talipao, Tapul',
  },
  {
    iso2: 'SUN',
    name: 'Surigao del Norte',
    cities:
      'Surigao City, Alegria, Bacuag, Burgos, Claver, Dapa, Del Carmen, General Luna, Gigaquit, Mainit, Malimono, Pilar, Placer, San Benito, San Francisco, San Isidro, Santa Monica, Sison, Socorro, Tagana-an, Tubod',
  },
  {
    iso2: 'SUR',
    name: 'Surigao del Sur',
    cities:
      'Bislig, Tandag, Barobo, Bayabas, Cagwait, Cantilan, Carmen, Carrascal, Cortes, Hinatuan, Lanuza, Lianga, Lingig, Madrid, Marihatag, San Agustin, San Miguel, Tagbina, Tago',
  },
  {
    iso2: 'TAR',
    name: 'Tarlac',
    cities:
      'Tarlac City, Anao, Bamban, Camiling, Capas, Concepcion, Gerona, La Paz, Mayantoc, Moncada, Paniqui, Pura, Ramos, San Clemente, San Jose, San Manuel, Santa Ignacia, Victoria',
  },
  {
    iso2: 'TAW',
    name: 'Tawi-Tawi',
    cities: 'Bongao, Languyan, Mapun, Panglima Sugala, Sapa-Sapa, Sibutu, Simunul, Sitangkai, South Ubian, Tandubas, Turtle Islands',
  },
  {
    iso2: 'ZMB',
    name: 'Zambales',
    cities:
      'Olongapo, Botolan, Cabangan, Candelaria, Castillejos, Iba, Masinloc, Palauig, San Antonio, San Felipe, San Marcelino, San Narciso, Santa Cruz, Subic',
  },
  {
    iso2: 'ZAN',
    name: 'Zamboanga del Norte',
    cities:
      'Dapitan, Dipolog, Baliguian, Godod, Gutalac, Jose Dalman, Kalawit, Katipunan, La Libertad, Labason, Leon T. Postigo, Liloy, Manukan, Mutia, Piñan, Polanco, President Manuel A. Roxas, Rizal, Salug, Sergio Osmeña Sr., Siayan, Sibuco, Sibutad, Sindangan, Siocon, Sirawai, Tampilisan',
  },
  {
    iso2: 'ZAS',
    name: 'Zamboanga del Sur',
    cities:
      'Pagadian, Zamboanga City, Aurora, Bayog, Dimataling, Dinas, Dumalinao, Dumingag, Guipos, Josefina, Kumalarang, Labangan, Lakewood, Lapuyan, Mahayag, Margosatubig, Midsalip, Molave, Pitogo, Ramon Magsaysay, San Miguel, San Pablo, Sominot, Tabina, Tambulig, Tigbao, Tukuran, Vincenzo A. Sagun',
  },
  {
    iso2: 'ZSI',
    name: 'Zamboanga Sibugay',
    cities:
      'Alicia, Buug, Diplahan, Imelda, Ipil, Kabasalan, Mabuhay, Malangas, Naga, Olutanga, Payao, Roseller Lim, Siay, Talusan, Titay, Tungawan',
  },
];
