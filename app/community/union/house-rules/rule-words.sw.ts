import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./rule-words.ts";

type Words = Translation<typeof english>;

export const houseRules: Words["houseRules"] = {
  title: "Kanuni za jukwaa",
  pageTitle: "Kanuni za Jukwaa la Wanafunzi la Fursa",
  pageDescription:
    "Kanuni sita zinazofanya hapa mahali ambapo wanafunzi husaidiana. Na jinsi ya kutambua ulaghai wa ufadhili.",
  by: "Imeandikwa na timu ya Fursa",
  intro: "Kanuni sita zinazofanya hapa mahali ambapo wanafunzi husaidiana.",
  rules: [
    {
      title: "Kuwa mpole na ueleweke",
      text: "Kila mtu alikuwa mgeni siku moja. Jibu swali, usimshambulie mtu. Sema unachokijua mwenyewe na ulichosikia tu.",
    },
    {
      title: "Hakuna anayemlipa mtu hapa",
      text: "Kuomba ufadhili wa kweli mara nyingi ni bure. Chuo kikitoza ada, unailipa kwenye tovuti yake, kamwe si kwa mtu. Tunaondoa machapisho yanayoomba ada, malipo ya simu, kadi za zawadi au sarafu za kidijitali, na tunawafungia waandishi wake.",
    },
    {
      title: "Ongea hadharani",
      text: "Usiwapeleke watu kwenye mazungumzo ya faragha, vikundi au simu. Usichapishe nambari za simu, barua pepe, nambari za kitambulisho, nenosiri au misimbo, yako au ya mwingine.",
    },
    {
      title: "Weka kiungo cha chanzo",
      text: "Taja ukurasa rasmi. Viungo vya wanachama wapya husomwa na msimamizi kabla ya kuonyeshwa.",
    },
    {
      title: "Maneno yako mwenyewe",
      text: "Usisambaze insha za wengine au maswali ya mtihani yaliyovuja. Omba maoni, si mtu wa kukuandikia.",
    },
    {
      title: "Ripoti lililo baya",
      text: "Kila chapisho lina kiungo cha kuripoti. Msimamizi huangalia kila ripoti. Usibishane na mlaghai.",
    },
  ],
  scams: {
    title: "Jinsi ya kutambua ulaghai",
    points: [
      "Unaomba ada, kwa mobile money, kadi ya zawadi au sarafu za kidijitali.",
      "Unasema umeshinda kitu ambacho hukuwahi kuomba.",
      "Unaahidi ufadhili, nafasi au visa.",
      "Kiungo kinakaribia kuwa sahihi. Herufi moja ni tofauti, mwisho si ule wa kawaida, au ni tovuti ya bure.",
      "Unataka kitambulisho, taarifa za benki au msimbo kwenye mazungumzo.",
      "Unakuambia uharakishe na usimwambie mtu yeyote.",
    ],
    check: "Kagua ujumbe",
  },
  under18: {
    title: "Ukiwa chini ya miaka 18",
    text: "Unaweza kusoma kila kitu. Ili kuandika, mzazi au mlezi lazima akubali mara moja. Tunamtumia kiungo kwa barua pepe unapoomba kwenye wasifu wako.",
  },
  who: {
    title: "Wengine wanaona nini kukuhusu",
    text: "Jina lako la kuonyeshwa na nchi yako, kamwe si jina lako halisi wala barua pepe yako. Unaweza kubadilisha na kuondoa machapisho yako. Ukifuta akaunti yako, tunafuta pia ulichoandika.",
  },
  card: {
    title: "Karibu. Tafadhali soma hii kwanza",
    text: "Kuwa mpole, ongea hadharani, na usimlipe mtu yeyote kwa ajili ya ufadhili. Wengine wanaona jina lako la kuonyeshwa na nchi yako, si zaidi.",
  },
};
