import { type LexiconEntry, meaning } from "../meaning.ts";

/** Cities, counties, states, districts and regions, with their synonyms. */
const regionsByCountry: Record<string, string> = {
  Kenya:
    "nairobi, nai, nrb; mombasa, coast; kisumu; nakuru; eldoret, uasin gishu; thika; kiambu; machakos; meru; nyeri; embu; kakamega; bungoma; kisii; kericho; bomet; narok; kajiado; garissa; wajir; mandera; marsabit; isiolo; turkana; lodwar; kakuma; kitui; makueni; kilifi; malindi; kwale; lamu; taita taveta; tana river; laikipia; nyandarua; kirinyaga; murang'a, muranga; tharaka nithi; west pokot; trans nzoia, kitale; elgeyo marakwet; nandi; baringo; samburu; vihiga; busia; siaya; homa bay; migori; nyamira; juja; western kenya; north eastern; ruiru; nanyuki; naivasha; voi; kapenguria; bondo; maseno; njoro; chuka; kikuyu; ngong; kitengela; rongai, ongata rongai; athi river; webuye; mumias; kerugoya; karatina; nyahururu; maralal; moyale; dadaab; kapsabet; iten; kabarnet; sotik; oyugis; mbita; ugunja; diani, ukunda; mtwapa; wote; mwingi; limuru; gilgil; molo; kilgoris; westlands; kibera; kayole; embakasi; kasarani; likoni; konza; taveta; tharaka; marakwet; ol kalou; matuu; kangundo; ndhiwa; malaba; eastleigh; langata; maua; nkubu; isebania; awendo; rongo; kehancha; butere; habaswein; garsen; watamu; wundanyi; mariakani; msambweni",
  Nigeria:
    "lagos; abuja, fct; kano; ibadan; oyo; kaduna; port harcourt, portharcourt, ph city; rivers; benin city; edo; enugu; owerri; imo; abia; aba; anambra; awka; onitsha; ebonyi; akwa ibom; uyo; calabar, cross river; bayelsa; delta; warri; ondo; akure; ekiti, ado ekiti; osun; ile ife; ogun; abeokuta; kwara; ilorin; kogi; benue; makurdi; plateau; jos; nasarawa; niger state; minna; kebbi; sokoto; zamfara; katsina; jigawa; bauchi; gombe; yobe; borno; maiduguri; adamawa; yola; taraba; zaria; niger delta; lokoja; lafia; jalingo; dutse; birnin kebbi; gusau; damaturu; asaba; nsukka; umuahia; abakaliki; yenagoa; osogbo, oshogbo; ogbomoso, ogbomosho; ikeja; lekki; surulere; yaba; nnewi; ota, otta; sagamu, shagamu; ijebu ode, ijebu; auchi; ilaro; oron; okene; gwagwalada; bida; funtua; offa; ikorodu; badagry; ughelli; sapele; eket; ikot ekpene; okigwe; orlu; ekpoma; mubi; potiskum; malete; iseyin; ilesa, ilesha; effurun; gidan waya; kafanchan; suleja; nekede; ilishan; ejigbo",
  Ghana:
    "accra, greater accra; kumasi; ashanti; tamale; cape coast; takoradi, sekondi; ho; volta; sunyani; bono; ahafo; koforidua; upper west; bolgatanga, bolga; upper east; winneba; tarkwa; oti; savannah; navrongo; korle bu; bono east; central region; eastern region; north east region; western region, western region ghana; western north; techiman; tema; obuasi; kasoa; nkawkaw; hohoe; berekum; mampong; dormaa, dormaa ahenkro; damongo; nalerigu; goaso; dambai; sefwi wiawso, sefwi; axim; elmina; yendi; bawku; akosombo; berekuso; somanya; keta; aflao; kpando; nsawam; suhum; kintampo; wenchi; bibiani; prestea; swedru, agona swedru; mankessim; saltpond; salaga; bimbilla; tumu; lawra; ejisu; konongo; bekwai; offinso; dunkwa; assin fosu; miotso; oyibi; madina accra; east legon; kwahu; akropong; aburi",
  Ethiopia:
    "addis ababa, addis, finfinne; adama, nazret; bahir dar; gondar; mekelle; hawassa, awassa; jimma; dire dawa; harar; dessie; arba minch; oromia; amhara; tigray; sidama; afar; somali region; dilla; gambella; semera; benishangul-gumuz, benishangul gumuz, benishangul; harari; south west ethiopia; southern nations; debre berhan, debre birhan; debre markos; nekemte; shashamane, shashemene; bishoftu, debre zeit, debrezeit; wolaita sodo, sodo, wolaita, wolayta; jijiga; asosa, assosa; bonga; mizan teferi, mizan; hosaena, hossana; ambo; axum, aksum; adigrat; woldia; kombolcha; asella, assela; bale robe; metu, mettu; dambi dollo, dembi dolo; haramaya, alemaya; wolkite; butajira; sululta; burayu; debre tabor; injibara; mekane selam; werabe; kebri dehar; bule hora; kotebe; welega, wollega; arsi; gurage; sebeta; holeta; weldiya; adwa; gewane; alamata",
  Uganda:
    "kampala, kla; entebbe; mukono; jinja; mbarara; gulu; lira; mbale; arua; fort portal; kabale; soroti; masaka; hoima; tororo; busitema; west nile; karamoja; buganda; bunyoro; luweero; wakiso; kumi; palabek; iganga; kasese; kitgum; moroto; masindi; nebbi; adjumani; moyo; yumbe; pallisa; kapchorwa; bushenyi; ishaka; ntungamo; rukungiri; kisoro; ibanda; isingiro; nakivale; bidi bidi, bidibidi, bidi; rhino camp; kamuli; mityana; mubende; kiboga; nakasongola; kayunga; buikwe; lugazi; kalangala, ssese; rakai; lyantonde; sembabule; mpigi; namutumba; kotido; apac; oyam; pader; lamwo; amuru; kiryandongo; bundibugyo; kyenjojo; kabarole; kagadi; kibaale; nakawa; makindye; ntinda; kawempe; kireka; kigumba; wobulenzi; nwoya; agago; dokolo; alebtong; amolatar; katakwi; amuria; kaberamaido; bukedea; sironko; manafwa; bududa; butaleja; budaka; kibuku; bugiri; mayuge; kaliro; buyende; luuka; kyegegwa; kyaka; kamwenge; rwamwanja; mitooma; rubirizi; sheema; kiruhura; kanungu; kyankwanzi; gomba; butambala; bukomansimbi; kalungu; lwengo; nakaseke; buvuma; abim; kaabong; nakapiripirit; amudat; koboko; maracha; zombo; pakwach; obongi; madi okollo; buliisa; kikuube; kakumiro",
  Tanzania:
    "dar es salaam; arusha; dodoma; mwanza; moshi, kilimanjaro; mbeya; morogoro; zanzibar; tanga; iringa",
  Rwanda: "kigali; huye, butare; musanze; rubavu, gisenyi; butaro",
  Burundi: "bujumbura; gitega",
  "South Sudan": "juba; wau; malakal",
  Sudan: "khartoum; omdurman; port sudan",
  Somalia: "mogadishu, muqdisho; hargeisa, hargeysa; bosaso; kismayo; garowe",
  Eritrea: "asmara",
  Djibouti: "djibouti city",
  "South Africa":
    "johannesburg, joburg, jozi; cape town; durban; pretoria, tshwane; bloemfontein; port elizabeth, gqeberha; soweto; polokwane",
  Namibia: "windhoek; walvis bay; swakopmund",
  Botswana: "gaborone; francistown",
  Zimbabwe: "harare; bulawayo; mutare; gweru",
  Zambia: "lusaka; ndola; kitwe; livingstone; copperbelt",
  Malawi: "lilongwe; blantyre; mzuzu; zomba",
  Mozambique: "maputo; beira; nampula",
  Angola: "luanda; huambo; benguela",
  Lesotho: "maseru",
  Eswatini: "mbabane; manzini",
  Madagascar: "antananarivo",
  "Democratic Republic of the Congo": "kinshasa; lubumbashi; goma; bukavu; kisangani",
  "Republic of the Congo": "brazzaville; pointe noire",
  Cameroon: "yaounde; douala; bamenda; buea",
  Gabon: "libreville",
  Chad: "ndjamena, n'djamena",
  "Central African Republic": "bangui",
  Mali: "bamako; timbuktu",
  "Burkina Faso": "ouagadougou; bobo dioulasso",
  Senegal: "dakar; thies",
  "Ivory Coast": "abidjan; yamoussoukro; bouake",
  Togo: "lome",
  Liberia: "monrovia",
  "Sierra Leone": "freetown",
  Gambia: "banjul; serekunda",
  Guinea: "conakry",
  Egypt: "cairo; alexandria; giza; luxor; aswan",
  Morocco: "casablanca; rabat; marrakech, marrakesh; ifrane; agadir",
  Tunisia: "tunis",
  Algeria: "algiers; oran",
  Libya: "tripoli; benghazi",
  Mauritius: "port louis",
  "United Kingdom":
    "london; manchester; birmingham; liverpool; leeds; glasgow; edinburgh; cardiff; belfast; bristol; sheffield",
  "United States":
    "new york; washington dc, washington d c; boston; chicago; houston; los angeles; san francisco; california; texas; florida; atlanta; philadelphia; seattle; minnesota",
  Canada: "toronto; vancouver; montreal; ottawa; calgary; ontario; alberta; quebec; manitoba; nova scotia",
  Australia: "sydney; brisbane; perth; adelaide; canberra",
  Germany: "berlin; munich, munchen; hamburg; frankfurt; cologne; stuttgart; leipzig; dresden",
  France: "paris; lyon; marseille; toulouse; bordeaux",
  Netherlands: "amsterdam; rotterdam; the hague; utrecht; eindhoven",
  Belgium: "brussels; antwerp; ghent; leuven",
  Sweden: "stockholm; gothenburg; uppsala; malmo",
  Norway: "oslo; bergen; trondheim",
  Finland: "helsinki; tampere; espoo",
  Denmark: "copenhagen; aarhus",
  Ireland: "dublin; galway; limerick",
  Italy: "rome, roma; milan, milano; turin; naples; florence",
  Spain: "madrid; barcelona; valencia; seville",
  Portugal: "lisbon, lisboa; porto; coimbra",
  Switzerland: "geneva; zurich; lausanne; basel",
  Hungary: "budapest; debrecen; szeged",
  Poland: "warsaw; krakow, cracow; wroclaw; lublin",
  "Czech Republic": "prague; brno",
  Romania: "bucharest; cluj",
  Russia: "moscow; saint petersburg, st petersburg; kazan",
  Türkiye: "istanbul; ankara; izmir",
  Cyprus: "nicosia; famagusta",
  China: "shanghai; wuhan; guangzhou; hangzhou; ningbo; shenzhen; nanjing",
  Japan: "osaka; kyoto; beppu; okinawa; hiroshima",
  "South Korea": "seoul; busan; daejeon; incheon",
  India: "delhi, new delhi; mumbai, bombay; bangalore, bengaluru; pune; hyderabad; chennai; kolkata; punjab",
  Malaysia: "kuala lumpur; penang; johor; cyberjaya",
  Indonesia: "jakarta; bandung",
  Thailand: "bangkok",
  Philippines: "manila; cebu",
  Pakistan: "karachi; lahore; islamabad",
  "Saudi Arabia": "riyadh; jeddah; mecca, makkah; medina; dhahran",
  "United Arab Emirates": "sharjah; ajman",
  Brazil: "sao paulo; rio de janeiro; brasilia",
  Argentina: "buenos aires",
  Mexico: "mexico city",
};

const at = (within: string, words: string[]) => ({
  words,
  mention: 7,
  within,
  // Two countries may have a Central Region.
  prefers: { [`country ${within}`]: 3 },
});

const titled = (name: string) => name.replace(/\b[a-z]/g, (first) => first.toUpperCase()).replace("'A", "'a");

/** Parts of a country, by the towns and states in them. */
const partsByCountry: Record<string, Record<string, string>> = {
  Kenya: {
    "western kenya, western province, western": "kakamega, bungoma, busia, vihiga, kisumu",
    nyanza: "kisumu, kisii, homa bay, migori, siaya",
    "rift valley": "eldoret, nakuru, kericho, kitale, njoro, bomet",
    "north rift": "eldoret, kitale, lodwar",
    "central kenya, mount kenya region, mt kenya": "nyeri, murang'a, thika, kiambu, embu, meru",
    "eastern kenya, ukambani, lower eastern": "machakos, kitui, makueni, embu, meru",
    "coast region, coastal kenya, pwani region": "mombasa, kilifi, kwale, malindi, lamu",
    "north eastern, north eastern kenya": "garissa, wajir, mandera",
  },
  Nigeria: {
    "northern nigeria, arewa, north nigeria, the north":
      "kano, kaduna, katsina, sokoto, borno, zaria, maiduguri, bauchi, jos, abuja, ilorin, minna, yola, gombe, kebbi, dutse",
    "north west nigeria, north west": "kano, kaduna, katsina, sokoto, zaria, kebbi",
    "north east nigeria, north east": "maiduguri, borno, bauchi, yola, gombe",
    "north central, middle belt": "abuja, jos, ilorin, minna, kogi, benue",
    "south south, south south nigeria": "port harcourt, benin city, uyo, calabar, delta, bayelsa",
    "south east nigeria, south east, igbo land, eastern nigeria": "nsukka, owerri, awka, enugu",
    "south west nigeria, south west, yoruba land, western nigeria":
      "lagos, ibadan, akure, abeokuta, ile-ife, ondo, ekiti",
  },
  Ghana: {
    "northern ghana, northern region, north ghana, the north of ghana": "tamale, bolgatanga, navrongo",
    "wa ghana, in wa, at wa, wa upper west": "wa, ghana",
    "southern ghana": "accra, cape coast, kumasi, takoradi, koforidua, winneba",
  },
  Ethiopia: {
    "northern ethiopia": "mekelle, gondar, bahir dar",
    "southern ethiopia, south ethiopia, snnpr": "hawassa, dilla, arba minch, sodo",
    "eastern ethiopia": "haramaya, harar, dire dawa",
    "western ethiopia": "jimma, dambi dollo",
  },
  Uganda: {
    "northern uganda, north uganda": "gulu, lira, arua",
    "eastern uganda": "mbale, soroti, tororo, jinja, kumi",
    "western uganda": "mbarara, fort portal, kabale, hoima",
    "central uganda": "kampala, mukono, luweero, entebbe, masaka",
    "acholi, acholi land": "gulu, palabek, acholi",
    "lango, lango sub region": "lira, lango",
    "teso, teso region": "soroti, kumi, teso",
    busoga: "jinja, busoga",
    "bugisu, elgon": "mbale, bugisu",
    ankole: "mbarara, ankole",
    kigezi: "kabale, kigezi",
    "toro, tooro": "fort portal, tooro",
  },
};

const countryByRegion: ReadonlyMap<string, string> = new Map(
  Object.entries(regionsByCountry).flatMap(([within, regions]) =>
    regions.split(/[;,] /).map((name) => [name, within] as const),
  ),
);

/** The country of a city, county or state, by its name or a synonym. */
export const countryOfRegion = (name: string): string | null =>
  countryByRegion.get(name.trim().toLowerCase()) ?? null;

export const places: LexiconEntry[] = Object.entries(regionsByCountry)
  .flatMap(([within, regions]) =>
    regions.split("; ").map((says): LexiconEntry => {
      const [name = ""] = says.split(", ");
      return [
        `${says}, ${name} county, ${name} state, ${name} region`,
        meaning("place", titled(name), at(within, [name])),
      ];
    }),
  )
  .concat(
    Object.entries(partsByCountry).flatMap(([within, parts]) =>
      Object.entries(parts).map(([says, towns]): LexiconEntry => {
        const [name = ""] = says.split(", ");
        return [says, meaning("place", titled(name), at(within, towns.split(/, (?!ghana)/)))];
      }),
    ),
  );
