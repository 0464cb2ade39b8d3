import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./program-words.ts";

type Words = Translation<typeof english>;

export const programTexts: Words["programTexts"] = {
  tonyElumelu:
    "Mafunzo ya biashara, mshauri na dola 5,000 za Marekani ambazo hurudishi. Kwa Waafrika wenye miaka 18 au zaidi walio na wazo, au biashara isiyozidi miaka mitano. Kwa kawaida hupokea maombi kuanzia Januari hadi Machi.",
  mest: "Mwaka mmoja wa mafunzo yanayolipiwa mjini Accra kwa wahitimu wanaotaka kuanzisha kampuni ya programu za kompyuta. Timu bora hupata pesa za kuanzia mwishoni.",
  hult: "Shindano la kila mwaka la timu za wanafunzi wa chuo kikuu zenye biashara inayotatua tatizo la jamii. Raundi huanza chuoni, na timu inayoshinda hupata dola milioni moja za Marekani.",
  heroes:
    "Tuzo kwa waanzilishi ambao biashara yao tayari ina wateja. Washindi kumi wa fainali hugawana ruzuku ya dola milioni 1.5 za Marekani kila mwaka.",
  yali: "Kozi za bure mtandaoni za biashara na uongozi kwa watu wa miaka 18 hadi 35, kutoka serikali ya Marekani. Kozi zilibadilika karibuni, kwa hivyo angalia kilicho wazi sasa.",
  youthFund:
    "Mfuko wa serikali unaokopesha biashara za watu wa miaka 18 hadi 34, mmoja mmoja au kwa kikundi, na kuwafundisha.",
  hustler:
    "Mikopo midogo ya serikali unayoomba kwa simu yoyote kupitia *254#. Inatoka haraka, lakini ni deni: kopa kiasi unachoweza kurudisha.",
  women: "Mikopo na mafunzo kwa wanawake, hasa kupitia vikundi vilivyosajiliwa.",
  boi: "Benki ya maendeleo ya serikali. Hukopesha biashara ndogo na huendesha programu za waanzilishi vijana na wahitimu.",
  smedan: "Wakala wa serikali kuu wa biashara ndogo: usajili, mafunzo, na habari za ruzuku na mikopo.",
  lsetf: "Mikopo, mafunzo ya ujuzi na msaada wa kuanzisha biashara kwa wanaoishi Jimbo la Lagos.",
  neip: "Programu ya serikali ya biashara changa: mafunzo, ushauri na pesa kwa wanaochaguliwa.",
  gea: "Ushauri, mafunzo na msaada wa kupata pesa, kupitia vituo vya biashara wilayani.",
  kosmos: "Hufundisha vijana kuanzisha kampuni, hasa za kilimo, na husaidia timu bora.",
  iceaddis: "Kituo mjini Addis Ababa kinachofundisha, kuhifadhi na kushauri kampuni changa za teknolojia.",
  mols: "Huongoza mafunzo ya umma na kuunda ajira, na hutangaza programu za watu wanaoanzisha biashara.",
  dbe: "Benki ya serikali inayokopesha miradi na kukodisha mashine kwa biashara ndogo na za kati.",
  ylp: "Mikopo ya mzunguko kwa vikundi vya vijana wa miaka 18 hadi 30, kutoka Wizara ya Jinsia, Kazi na Maendeleo ya Jamii. Uliza ofisi ya wilaya au kata yako kilicho wazi.",
  enterpriseUganda: "Mafunzo ya vitendo na ushauri wa biashara kwa wanaoanza na wanaotaka kukua.",
  innovation:
    "Mahali pa waanzilishi kukutana mjini Kampala, penye programu zinazowafundisha na kuleta wawekezaji.",
};
