import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./privacy-words.ts";

type Words = Translation<typeof english>;

export const privacy: Words["privacy"] = {
  intro: "Tunachojua kukuhusu, kwa nini tunakihitaji, tunakihifadhi kwa muda gani, na unachoweza kufanya.",
  sections: [
    {
      title: "Tunachohifadhi",
      paragraphs: [
        "Bila akaunti, hatuhifadhi chochote kinachokutaja. Ukiomba jarida, tunahifadhi barua pepe yako, pamoja na nchi na kiwango chako cha masomo ukituambia. Kumbukumbu zetu za kiufundi zinaonyesha kurasa zilizofunguliwa. Hazionyeshi ulichotafuta wala anwani yako ya intaneti. Ili kuzuia watu kubahatisha nenosiri, tunahesabu majaribio ya kila anwani ya intaneti kwa muda usiozidi siku moja. Anwani tunaihifadhi kama msimbo usioweza kurudishwa kuwa anwani.",
        "Ukiwa na akaunti, tunahifadhi barua pepe yako, nenosiri lako kwa namna ambayo hakuna anayeweza kulisoma, na uliingia lini na kwa kivinjari gani. Pia tunahifadhi siku mbili za mwisho ulizofungua ukurasa wa mwanzo na mara mbili za mwisho ulizofungua fursa zinazokufaa, ili tukuonyeshe mapya. Ukiwasha hatua ya pili ya usalama, tunahifadhi ufunguo wa programu yako au nambari yako ya simu.",
        "Ukiunganisha simu isiyo na intaneti, tunahifadhi msimbo uliotengenezwa kutoka nambari yake, na tarakimu zake tatu za mwisho. Msimbo huo hauwezi kurudishwa kuwa nambari. Ukitupigia au ukitutumia SMS, tunahifadhi ulipo kwenye menyu kwa dakika kumi. Hatuhifadhi ujumbe unaotuomba tuukague.",
        "Ukiripoti tatizo la fursa, tunahifadhi ulichoandika. Ukiacha barua pepe yako, tunaihifadhi hadi mhariri ashughulikie ripoti tu.",
        "Tunahifadhi kwa mwaka mmoja orodha ya arifa, vikumbusho na majarida tuliyokutumia, ili uyaone kwenye wasifu wako. Inasema pia kama yalifika kwenye anwani yako.",
        "Ukiwasha arifa kwenye kifaa, tunahifadhi anwani yake kwenye huduma ya arifa ya kampuni ya kivinjari chako, funguo zinazokiruhusu kivinjari hicho pekee kuzisoma, na aina unazotaka. Tunavifuta ukiondoka kwenye akaunti hapo au ukizima arifa. Yaliyoandikwa kwenye arifa tunayahifadhi kwa siku 30.",
        "Ukiwa na wasifu, tunahifadhi ulichoandika ndani yake: gredi zako na, kama wewe ni mzazi, ulichotuambia kuhusu watoto wako. Jina, barua pepe na nchi yako tu ndivyo vya lazima.",
        "Ufadhili mwingine ni wa watu walio katika hali ngumu: wakimbizi, watu wenye ulemavu, familia zenye kipato cha chini, mayatima. Ukituambia kuhusu hali yako, tunahifadhi majibu kando na wasifu wako. Hakuna mwingine anayeyaona, hata wahariri wetu. Hayamo kamwe kwenye barua pepe, kumbukumbu, orodha wala faili ya kupakua, na kitufe kimoja huyafuta.",
        "Ukiandika kwenye jukwaa la wanafunzi, tunahifadhi jina la kuonyeshwa na nchi ulizochagua, machapisho yako, na unachofuata, unachokiona cha msaada na unachoripoti. Kila mtu anaweza kusoma machapisho yako pamoja na jina la kuonyeshwa na nchi yako. Hakuna anayeona jina lako halisi wala barua pepe yako huko.",
      ],
    },
    {
      title: "Kwa nini tunaihifadhi, na msingi wa kisheria",
      paragraphs: [
        "Tunaitumia ili uweze kuingia, na kukutafutia ufadhili, vyuo na mafunzo ya kazini yanayokufaa. Hiyo ndiyo huduma uliyoomba. Arifa na jarida tunatuma kwa idhini yako tu. Unaweza kuviwasha au kuvizima kwenye wasifu wako, au kuvizima kwa kubonyeza mara moja kwenye barua pepe yoyote.",
        "Hatuuzi data yako, hatuwaonyeshi watangazaji, na hatuwapi shule. Wanachama wengine hawawezi kuona wasifu wako. Fursa zinazokufaa hutokana na kanuni zilizowekwa, na kila kadi inazieleza. Hakuna mashine inayofanya maamuzi kukuhusu: anayetoa fursa ndiye anayeamua nani anaipata.",
      ],
    },
    {
      title: "Kwa muda gani",
      paragraphs: [
        "Tunaihifadhi muda wote ukiwa na akaunti. Ukifuta akaunti, kila kinachokutaja kinafutwa mara moja, na barua pepe zinakoma. Tunafuta pia maneno ya machapisho yako kwenye jukwaa la wanafunzi. Majibu ya watu wengine yanabaki. Usipotumia kifaa kwa siku 30, utaondolewa kwenye akaunti hapo.",
        "Kama uliomba jarida bila akaunti na hukuthibitisha, tunafuta barua pepe yako baada ya wiki moja. Ukijiondoa, tunaifuta baada ya siku 30.",
      ],
    },
    {
      title: "Nani mwingine anaishughulikia",
      paragraphs: [
        "Kampuni zinazoendesha seva yetu na kufikisha barua pepe zetu huishughulikia. Ukiongeza simu, kampuni inayotuma SMS zetu pia. Ukiwasha arifa, kampuni ya kivinjari chako huzifikisha. Inajua arifa ikifika, lakini haiwezi kuisoma. Ukichagua 'Endelea na Google', Google inajua kwamba unatumia Fursa na inatuambia jina na barua pepe yako. Baadhi ya kampuni hizi huenda zinafanya kazi nje ya nchi yako. Tunatumia zile tu zinazoahidi kwa maandishi kulinda data yako kama sheria yako inavyotaka.",
      ],
    },
    {
      title: "Vidakuzi (cookies)",
      paragraphs: [
        "Tunatumia vidakuzi ambavyo tovuti inavihitaji tu. Kimoja kinakuweka ukiwa umeingia. Kimoja kinatambua kifaa hiki, ili mtu mwingine akikosea nenosiri asikufungie nje. Kimoja kinabeba ujumbe au kiungo hadi ukurasa unaofuata. Kimoja kinadumu dakika moja baada ya kuhifadhi kitu, ili uone badiliko. Kimoja kinakumbuka kiokoa data. Hakuna kinachokufuata kwenye tovuti nyingine.",
      ],
    },
    {
      title: "Kama uko chini ya miaka 18",
      paragraphs: [
        "Unaweza kutafuta, kujaza wasifu na kuona fursa zinazokufaa. Ukiwa na akaunti, mzazi au mlezi lazima akubali jarida na machapisho ya hadharani kwanza. Tunamtumia kiungo. Ukijiandikisha kwenye ukurasa wa jarida bila akaunti, unatuambia kwamba amekubali. Si lazima utuambie umri wako, lakini tunauliza kabla ya chapisho lako la kwanza la hadharani. Mlezi anaweza kuondoa idhini kwa kiungo hicho hicho.",
      ],
    },
    {
      title: "Haki zako",
      paragraphs: [
        "Unaweza kuona na kusahihisha data yako kwenye wasifu. Unaweza kupakua nakala ('Pakua data yangu') au kufuta kila kitu ('Futa akaunti yangu'). Unaweza kuondoa idhini yako. Kama hukubaliani na jinsi tunavyotumia data yako, tuandikie. Yote haya ni bure.",
        "Haki zako zinatokana na sheria hizi. Kenya: Data Protection Act 2019 (Office of the Data Protection Commissioner). Nigeria: Data Protection Act 2023 (Nigeria Data Protection Commission). Ghana: Data Protection Act 2012 (Data Protection Commission). Uganda: Data Protection and Privacy Act 2019 (Personal Data Protection Office). Ethiopia: Personal Data Protection Proclamation 1321/2024 (Ethiopian Communications Authority).",
        "Senegal: Sheria 2008-12 (Commission de Protection des Données Personnelles). Côte d'Ivoire: Sheria 2013-450 (Autorité de Régulation des Télécommunications). Rwanda: Sheria 058/2021 (National Cyber Security Authority).",
        "Cameroon ina Sheria 2024/017, na Jamhuri ya Kidemokrasia ya Kongo ina Code du numérique ya 2023. Hatukuweza kuthibitisha ni mamlaka ipi inapokea malalamiko huko.",
      ],
    },
    {
      title: "Jinsi inavyolindwa",
      paragraphs: [
        "Mawasiliano yamesimbwa kwa siri. Hifadhidata yetu humwonyesha kila mtu data yake tu, kwa hiyo kosa kwenye ukurasa haliwezi kuionyesha kwa mwingine. Kukitokea hitilafu inayokuweka hatarini, tunaiambia mamlaka ndani ya saa 72 na tunakuambia wewe mara moja.",
      ],
    },
  ],
  contact: {
    title: "Tuandikie",
    reach: "Maswali, masahihisho na malalamiko hutufikia hapa:",
    answer: "Tunajibu ndani ya siku 30. Unaweza pia kwenda kwa mamlaka ya nchi yako, iliyotajwa hapo juu.",
  },
  onPhone: {
    title: "Kinachohifadhiwa kwenye simu",
    intro: "Hivi ndivyo vyote ambavyo Fursa huhifadhi kwenye kivinjari, kwa majina yake huko.",
    paragraphs: [
      "Ukihifadhi vitu vyako kwenye simu, yeyote anayefungua simu hiyo anaweza kuvisoma bila nenosiri. Ukiondoka kwenye akaunti, vinafutwa hapo. Mabadiliko ambayo hayakuweza kutumwa yanabaki kwenye simu hadi uingie tena au uyafute. Hakuna mwingine anayeweza kuyatuma au kuyaona kwenye tovuti. “Sahau simu hii” hufuta kila kitu isipokuwa vidakuzi. Hivyo huisha ukiondoka kwenye akaunti au muda wake ukiisha.",
      "Faili unayoweza kuwapa wengine ina orodha ya hadharani tu. Haihifadhi chochote kukuhusu.",
    ],
  },
};
