import { type Entry, meaning } from "../meaning.ts";

/** Words that hold a sentence together: a listing need not say them. */
export const smallWords: Entry[] = [
  [
    "for, in, the, of, and, to, an, with, on, at, by, from, or, as, is, are, be, do, does, can, will, that, which, who, where, what, how, when, me, my, we, our, you, your, i'm, im, want, need, needs, get, find, give, show, apply, applying, application, applications, apply for, how to apply, how to get, i want, i need, looking for, best, top, list, list of, good, available, offering, offer, offers, offered, please, pls, any, some, all, student, students, study, studies, studying, learn, program, programs, programme, programmes, opportunity, opportunities, online application, portal, requirements, form, forms, latest, new, international, international students, about, near me, cheap, cheapest, affordable, low cost, easy, help, info, information, apply online, there, have, has, i",
    meaning("small", null),
  ],
  [
    "wa, ya, kwa, la, za, na, ni, cha, vya, katika, de, des, du, les, le, pour, au, aux, et, a l', d', l'",
    meaning("small", null),
  ],
];
