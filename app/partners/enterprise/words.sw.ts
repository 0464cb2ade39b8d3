import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Enterprise: Fursa kwa taasisi na washirika",
  description:
    "Ufadhili, vyuo na mafunzo ya kazini kwa wanafunzi wako wote mahali pamoja. Viwango vitatu, kuanzia $299 kwa mwezi, na pesa kurudishwa ndani ya siku 14.",
};

export const band: Words["band"] = {
  over: "Kwa washirika",
  title: "Fursa kwa taasisi zinazoongoza wanafunzi wengi",
  intro:
    "Kwa shule, vyuo vikuu, mashirika na kampuni zinazotaka kila mwanafunzi apate inayomfaa na aombe kwa wakati.",
  plans: "Tazama mipango",
  talk: "Zungumza nasi",
};

export const claim: Words["claim"] = {
  text: "Tunajenga orodha ya fursa zaidi ya 10,000.",
  live: (count) =>
    count === 1 ? "Fursa 1 iko wazi leo" : `Fursa ${count.toLocaleString("sw")} ziko wazi leo`,
};

export const features: Words["features"] = {
  title: "Taasisi inapata nini",
  groups: [
    {
      icon: "cap",
      title: "Kwa wanafunzi wako",
      points: [
        "Ufadhili, vyuo na mafunzo ya kazini kwa kutafuta mara moja",
        "Fursa zinazowafaa, pamoja na pointi na sababu zake",
        "Arifa kwa barua pepe kukiwa na fursa mpya inayowafaa",
        "Kurasa nyepesi zinazotumia data kidogo",
      ],
    },
    {
      icon: "building",
      title: "Kwa ofisi yako ya ushauri",
      points: [
        "Tarehe za mwisho zinazosasishwa, zilizowekwa alama kama ni za makadirio tu",
        "Miongozo ya kugawa darasani",
        "Zinazomfaa kila mwanafunzi wa darasa, kutoka orodha ya gredi na fani",
        "Kukagua jumbe zinazoahidi ufadhili",
        "Mtu mmoja wa kuwasiliana naye kwenye Fursa",
      ],
    },
    {
      icon: "people",
      title: "Kwa mashirika na wafadhili",
      points: [
        "Programu yenu mbele ya wanafunzi wa nchi tano",
        "Fursa maalum, zilizowekwa alama ya tangazo kila wakati",
        "Hesabu ya waliotazama na waliobonyeza kila fursa",
        "Waombaji huenda moja kwa moja kwenye ukurasa wenu",
      ],
    },
  ],
};

export const premium: Words["premium"] = {
  title: "Huduma za Premium",
  locked: "Zimepangwa, bado hazijafika. Bonyeza ili uone kila moja itafanya kazi vipi.",
  unlocked: "Zimefunguliwa kwa ziara hii.",
  upgrade: "Panda hadi Enterprise",
  payment: "Malipo yatawezekana karibuni.",
  nothingCharged:
    "Leo hatutozi chochote. Hakuna huduma iliyo tayari kati ya hizi: hii ni picha ya mipango itakavyokuwa.",
  how: "Zinakuja na mipango ya Enterprise na Enterprise Plus. Tuulize, na tutakuandikia zikiwa tayari.",
  ask: "Tuulize kwa barua pepe",
  until: "Kwa sasa:",
  list: [
    {
      icon: "people",
      title: "Dashibodi ya madarasa",
      what: "Hali ya kila darasa, kwenye ukurasa mmoja.",
      text: "Ona nani katika kila darasa ana wasifu, ana fursa zinazomfaa au ana tarehe ya mwisho karibu. Kila mwanafunzi lazima akubali kwanza.",
      now: { to: "/schools/class", text: "ona zinazomfaa kila mwanafunzi katika orodha ya darasa" },
    },
    {
      icon: "bell",
      title: "Kalenda ya tarehe za mwisho ya shule yako",
      what: "Tarehe zote ambazo wanafunzi wako wanafuata.",
      text: "Kalenda moja yenye tarehe ambazo wanafunzi wako wanafuata. Ichapishe au uiunganishe na kalenda yako.",
      now: { to: "/calendar", text: "tumia kalenda ya tarehe zote za mwisho" },
    },
    {
      icon: "newspaper",
      title: "Ripoti kwa bodi na wafadhili",
      what: "Maombi ambayo wanafunzi wako walianza, waliyotuma na yaliyofaulu.",
      text: "Maombi yaliyoanzwa, yaliyotumwa na yaliyofaulu katika muhula, kama ukurasa wa kuchapisha na faili.",
      now: { to: "/schools/class", text: "chapisha matokeo ya orodha ya darasa" },
    },
    {
      icon: "chat",
      title: "Mafunzo kwa walimu washauri",
      what: "Kikao cha moja kwa moja kila muhula.",
      text: "Kikao cha moja kwa moja kila muhula kuhusu insha, barua za mapendekezo, visa na pesa, pamoja na muda wa maswali.",
      now: { to: "/tutorial", text: "wagawie mwongozo wa Fursa" },
    },
  ],
};

export const resources: Words["resources"] = {
  title: "Nyenzo",
  intro: "Wazi kwa kila mtu, mwenye mpango au asiye nao.",
  list: [
    {
      text: "Miongozo kuhusu insha, barua za mapendekezo, visa na kulipia chuo kikuu.",
      action: "Soma miongozo",
      to: "/advice",
    },
    {
      text: "Mazoezi ya bure ya mitihani inayohitajika na vyuo vikuu.",
      action: "Tazama mitihani",
      to: "/test-prep",
    },
    {
      text: "Maonyesho, mikutano ya mtandaoni na tarehe za kujisajili, ili upange muhula wako.",
      action: "Ona yanayokuja",
      to: "/events",
    },
    {
      text: "Bandika orodha ya darasa yenye gredi na fani, na uone zinazomfaa kila mwanafunzi.",
      action: "Jaribu orodha ya darasa",
      to: "/schools/class",
    },
    {
      text: "Onyesha fursa yako juu ya matokeo yetu. Huwekwa alama kuwa imefadhiliwa kila mara.",
      action: "Omba tangazo la mfadhili",
      to: "/advertise",
    },
    {
      text: "Anza na ushirikiano. Tunajibu ndani ya siku 2 za kazi.",
      action: "Omba kama shule",
      to: "/schools",
    },
  ],
};

export const plans: Words["plans"] = {
  title: "Mipango",
  intro:
    "Kwa shule, vyuo vikuu na kampuni. Bei ni kwa dola za Marekani. Bado hakuna malipo yanayochukuliwa, na yanayofanya kazi leo ni bure kwa kila shule.",
  included: "Kilichomo",
  today: "Unachopata leo",
  planned: "Imepangwa, bado haijafika",
  forPeople:
    "Kwako mwenyewe, familia yako au kikundi cha watu hadi 50, kuna mipango ya binafsi kuanzia $0 hadi $99 kwa mwezi.",
  seePeople: "Tazama mipango ya binafsi",
  popular: "Inayopendwa zaidi",
  guarantee: {
    title: "Pesa kurudishwa ndani ya siku 14",
    text: "Bado hatupokei malipo. Tutakapoanza: tuambie ndani ya siku 14 baada ya malipo yako ya kwanza, nasi tutarudisha pesa zote.",
  },
  list: [
    {
      name: "Professional",
      price: "$299",
      per: "mwezi",
      size: "Hadi wanafunzi 500",
      today: ["Yote ya wanafunzi wako", "Yote ya ofisi yako ya ushauri", "Usaidizi kwa barua pepe"],
      planned: [],
      action: "Uliza kuhusu Professional",
    },
    {
      name: "Enterprise",
      price: "$799",
      per: "mwezi",
      size: "Kwa shule kubwa na vyuo vikuu",
      today: ["Yote ya Professional", "Mtu wa kuwasiliana naye anayeijua shule yako"],
      planned: ["Huduma nne za Premium zilizo kwenye ukurasa huu"],
      action: "Uliza kuhusu Enterprise",
      isPopular: true,
    },
    {
      name: "Enterprise Plus",
      price: "Bei ya makubaliano",
      size: "Kwa wizara, mitandao ya shule na kampuni",
      today: ["Yote ya Enterprise", "Masharti yanayofuata kanuni zenu"],
      planned: ["Huduma nne za Premium zilizo kwenye ukurasa huu", "Shule kadhaa kwenye akaunti moja"],
      action: "Uliza kuhusu Enterprise Plus",
    },
  ],
};
