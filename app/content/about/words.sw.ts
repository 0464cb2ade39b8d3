import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Kuhusu Fursa",
  description:
    "Kwa nini Fursa ipo, jinsi tunavyohesabu pointi, jinsi tunavyokagua fursa, na jinsi ya kutufikia. Bila malipo kwa wanafunzi wa Kenya, Nigeria, Ghana, Ethiopia na Uganda.",
};

export const band: Words["band"] = {
  over: "Kutuhusu",
  title: "Fursa nzuri hazifai kuwa siri",
  intro:
    "Fursa ni neno la Kiswahili, na ndiyo kazi yetu. Tunawasaidia wanafunzi wa Kenya, Nigeria, Ghana, Ethiopia na Uganda, pamoja na wazazi wao, kupata ufadhili, vyuo na mafunzo ya kazini wanayoweza kuomba kweli.",
};

export const mission: Words["mission"] = {
  title: "Lengo letu",
  paragraphs: [
    "Kila mwaka, ufadhili huwaendea wanafunzi waliosikia habari zake, si wale waliouhitaji zaidi. Habari hizo zimetawanyika kwenye mamia ya tovuti, zimefichwa ndani ya PDF ndefu, au zinapitishwa kwenye vikundi ambako hakuna anayejua ukweli.",
    "Tunaziweka kwenye ukurasa mmoja unaofunguka kwa simu ya bei nafuu na data kidogo. Unaona nani anaweza kuomba, unalipia nini, maombi yanafungwa lini, na pa kutuma maombi.",
  ],
  promises: [
    "Kutafuta, fursa zinazokufaa, arifa na tarehe za mwisho ni bure kwa wanafunzi.",
    "Kila ukurasa unafunguka kwa mtandao wa polepole, hata bila JavaScript.",
    "Hatupokei maombi wala ada kamwe. Unatuma maombi kwenye tovuti ya mtoaji mwenyewe.",
    "Matangazo huwekwa alama kila wakati. Mtu akilipia tangazo, tunamtaja. Matangazo hayabadilishi pointi zako kamwe.",
  ],
};

export const matching: Words["matching"] = {
  pointsOf: (points) => `Pointi ${points}`,
  title: "Jinsi tunavyopata fursa zinazokufaa",
  allFields:
    "Ufadhili au mafunzo ya kazini yakiwa wazi kwa “Fani zote”, kila mtu hupata pointi za fani, awe anasomea nini.",
  intro:
    "Tunalinganisha wasifu wako na kila fursa iliyo wazi, kisha tunajumlisha pointi kati ya 100. Unaona fursa zenye 30% au zaidi, bora zaidi kwanza. Kila moja inaonyesha pointi zake zimetoka wapi.",
  kinds: [
    {
      title: "Ufadhili",
      points: [
        { name: "Fani", points: 40, text: "Uko wazi kwa mojawapo ya fani zako, au kwa kila fani." },
        { name: "Nchi", points: 25, text: "Uko katika mojawapo ya nchi unazotaka." },
        { name: "Kiwango", points: 20, text: "Ni wa kiwango ulicho nacho, au kile unachotaka." },
        { name: "GPA", points: 15, text: "GPA yako inatosha, au hawaiulizi." },
      ],
    },
    {
      title: "Vyuo",
      points: [
        { name: "Nchi", points: 40, text: "Kiko katika mojawapo ya nchi unazotaka." },
        { name: "Kozi", points: 35, text: "Kinafundisha mojawapo ya fani zako." },
        { name: "Bajeti", points: 15, text: "Umetaja bajeti yako na chuo kimetaja karo yake." },
      ],
      note: "Bajeti ina thamani ya pointi 25, lakini tunatoa 15 tu. Makadirio ya karo hayatuambii kama unaweza kuilipa. Kwa hiyo chuo kinaweza kupata pointi 90 tu.",
    },
    {
      title: "Mafunzo ya kazini",
      points: [
        { name: "Fani", points: 50, text: "Ni ya mojawapo ya fani zako, au yako wazi kwa kila fani." },
        { name: "Mahali", points: 30, text: "Yako katika mojawapo ya nchi unazotaka." },
        { name: "Muda", points: 10, text: "Yanasema yanachukua muda gani." },
      ],
      note: "Muda una thamani ya pointi 20, lakini tunatoa 10. Hatuwezi kujua kama tarehe zake zinakufaa. Kwa hiyo mafunzo ya kazini yanaweza kupata pointi 90 tu.",
    },
  ],
};

export const data: Words["data"] = {
  title: "Jinsi tunavyokagua habari zetu",
  list: [
    {
      icon: "shield",
      title: "Taarifa zinatoka wapi",
      text: "Kila ukurasa unaonyesha vyanzo vyake: ukurasa rasmi, gazeti au tovuti ya orodha, pamoja na tarehe tukiijua. Zikitofautiana, amini ukurasa rasmi.",
    },
    {
      icon: "clock",
      title: "Tarehe za kweli",
      text: "Kama tarehe ya mwisho ya mwaka huu haijatangazwa, tunaonyesha mwezi wa kawaida na kusema kwamba ni makadirio tu.",
    },
    {
      icon: "close",
      title: "Maombi yakifungwa, tunasema",
      text: "Tunaonyesha ufadhili hadi mwisho wa siku maombi yanapofungwa. Kama hurudi kila mwaka, baada ya hapo unasema hufunguliwa tena lini kwa kawaida. Kama haurudi, tunauondoa kwenye orodha, na ukurasa wake unasema umefungwa.",
    },
    {
      icon: "chat",
      title: "Wasomaji hurekebisha",
      text: "Umeona tarehe isiyo sahihi au kiungo kisichofanya kazi? Tuandikie. Mara nyingi wanafunzi ndio huona mabadiliko kwanza.",
    },
  ],
  check: "Umepata ujumbe unaoahidi ufadhili?",
  checkAction: "Kagua ujumbe huu",
};

export const contact: Words["contact"] = {
  title: "Zungumza nasi",
  text: "Una swali, umeona kosa, au unajua fursa ambayo tunapaswa kuiweka? Tunasoma kila barua pepe.",
  schools: "Kwa shule",
  partners: "Kwa washirika",
};
