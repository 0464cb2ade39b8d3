/** Words that exclude something and that only the server knows: the offline file is built without them. */

const combined = (befores: string, behinds: string) =>
  befores
    .split(", ")
    .flatMap((before) => behinds.split(", ").map((behind) => `${before} ${behind}`))
    .join(", ");

/** More words for "not" and "I don't want", before what is excluded. */
export const moreExcluding = [
  "unable to, sans etre, bila kuwa, reject, no thanks to, anywhere but, anywhere besides, not counting, to the exclusion of",
  // Pidgin and Sheng
  "i no want, i no wan, no want, no gree, staki, hatutaki, sidai, sipendi, sio za, si za",
  // Kiswahili
  "nisingependa, sihitaji, simtaki, bila kujumuisha, isiyo, isiyo ya, zisizo, zisizo za, visivyo, visivyo vya, kisicho, kisicho cha, lisilo, lisilo la, wasio, asiye, ambayo si, ambavyo si, ambacho si, sina haja na, nimechoka na",
  // French
  "je ne veux pas, je veux pas, nous ne voulons pas, jamais, sans compter, excepte",
  // Hausa
  "bana so, ba na so, bana son, ba na son, ba ma so, ba ma son, amma ban da, amma banda, ba a",
  "babu",
  // Yoruba
  "ti ko gba, ti ko beere, ti ko nilo, ti kii se, ti ki i se, mi o fe, mi ko fe, n ko fe, emi ko fe, a ko fe, a o fe, ayafi, laisi ti",
  // Igbo
  "achoghi m, anaghi m acho, anyi achoghi, ma e wezuga, e wezuga, na-abughi",
  // Twi
  "ɛnyɛ, a ɛnyɛ, mempɛ, yɛmpɛ, mempe, yempe, enye, gyese",
  // Luganda
  "ezitali za, ezitali, ekitali kya, ekitali, atali, si za, saagala, sagala, tetwagala, nga si, nga ssi, si mu",
  // Kinyarwanda and Arabic
  "sinshaka, ntabwo nshaka, لا اريد, لا أريد, لا نريد",
].join(", ");

/** The same, after what is excluded. */
export const moreExcludingBefore = [
  combined(
    "is, are",
    "not for me, not for us, not for her, not for him, not my choice, not my thing, not an option, out, too far, full, already full",
  ),
  "not for me, isn't for me, aren't for me, not my thing, no thanks, no thank you, not an option, left out, ruled out, aside, apart, hapana asante",
  // Amharic, Oromo and Somali put the verb last.
  "አልፈልግም, አንፈልግም, alfelgim, alfeligim, alfelegim, anfelgim, hin barbaadu, hin barbaannu, hin fedhu, hin jaalladhu, ma rabo, ma rabno, ma doonayo, mooyaane, marka laga reebo",
].join(", ");

/** State companies and services, whose names don't say whose they are. */
export const moreOfGovernments =
  "national service, national youth, state corporation, kenya power, nnpc, nigerian national petroleum, ethiopian airlines, commercial bank of ethiopia, uganda development bank".split(
    ", ",
  );

/** Words between "not" and what is excluded: "no interest in", "not keen on", "without leaving", "not my country Kenya". */
export const moreBetween =
  "interest, desire, plan, plans, planning, intention, passion, fan, keen, willing, ready, happy, comfortable, into, considering, thinking, involving, leaving, travelling, traveling, moving, relocating, settling, staying, working, doing, writing, sitting, taking, joining, becoming, more, another, country, anything, related, linked, based, located, situated, to do with";

/** Verbs there, after "can't" and the like. */
export const moreVerbs =
  "do, work, travel, move, relocate, settle, stay, leave, write, sit, sit for, take, touch, stand, involve, consider, think, teach, train, join, become, end up, enrol, enroll, fancy, offer, deal with, have to, try, make, force, expect";
