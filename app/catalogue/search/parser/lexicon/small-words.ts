import { type LexiconEntry, meaning } from "../meaning.ts";

/** Grammatical words that a listing need not contain. */
export const smallWords: LexiconEntry[] = [
  [
    "one, two, three, four, five, six, seven, eight, nine, ten, youth, youths, young, young people, young person",
    meaning("small", null),
  ],
  [
    "for, in, the, of, and, to, an, with, on, at, by, from, or, as, is, are, be, do, does, can, will, that, which, who, where, what, how, when, me, my, we, our, you, your, i'm, im, want, need, needs, get, find, give, show, apply, applying, application, applications, apply for, how to apply, how to get, i want, i need, looking for, best, top, list, list of, good, available, offering, offer, offers, offered, please, pls, any, some, all, student, students, study, studies, studying, program, programs, programme, programmes, opportunity, opportunities, online application, portal, requirements, form, forms, latest, new, international, international students, about, near me, easy, help, info, information, apply online, there, have, has, i",
    meaning("small", null),
  ],
  [
    "a, am, was, were, been, being, did, done, had, having, it, its, it's, he, she, his, her, him, they, them, their, us, this, these, those, here, then, than, so, but, if, because, since, while, until, though, although, not, no, nor, yes, only, just, also, too, very, more, most, much, many, few, such, into, out, up, over, after, before, again, now, via, within, without, except, through, during, between, among, would, could, should, may, might, must, shall, cannot, can't, cant, don't, dont, didn't, didnt, let, make, take, go, going, come, join, joining, enrol, enroll, know, tell, say, see, look, looking, use, try, like, thing, things, someone, somebody, anyone, people, person, child, children, kid, kids, son, daughter, finished, finish, completed, complete, passed, someone else, interested, interested in, wish, hope, hoping, qualify, qualified, eligible, accept, accepts, accepting, give me, send, share, kindly, assist, assistance, support me, wants, wanted, near, nearby, around, close to, joint, full, level, vacation, holiday, months, month, year, years, week, weeks, indigene, indigenes, bright, brilliant, clever, hardworking, gifted, ready, able, currently, recently, already, still, even, really, actually, maybe, possible, difference, between, question, advice, advise, guide, guidance, idea, suggest, suggestions, recommend, recommended, options, option, choose, choice, which one, better, compare, husband, wife, brother, sister, father, parents, parent, guardian, mum, mom, dad, friend, cousin, niece, nephew, lower, upper, died, dead, lost, sick, jobless, first year, second year, third year, final year, continuing students, continuing, fresher, freshers, beginner, beginners, duration, length, how long, how much, cost, costs, price, fee structure, per year, per semester, monthly, daily, asking, ask, answer, reply, contact, contacts, number, email, website, link, address, location, located, directions, update, updates, news, deadline, deadlines, date, dates, when is, when does, start, starts, begin, begins, end, ends, reopen, reopening, open day, hostels available, experience, no experience, upgrade, upgrading, pursue, admit, mature, yrs, sch, money, finish my, while",
    meaning("small", null),
  ],
  [
    "without stress, no wahala, bila stress, stress free, plz, plis, pliz, pls help, hw, wat, wht, wen, wer, wia, ur, yr, dis, dat, abeg, biko, oga, sir, madam, bro, bros, sis, boss, hello, hi, hey, good morning, good afternoon, good evening, morning all, thanks, thank you, asap, dear, guys, everyone, lol, fam, mate, fit, make i, who get, anybody, anyone know, my people, pple, ppl, coz, bcoz, cos, bt, wanna, gonna, gotta, lemme, tel, thx, tnx, ok, okay, ey, eh, aki, buda, msee, maze, sasa, mambo, niaje, vipi, poa",
    meaning("small", null),
  ],
  // Verbs, pronouns and adverbs: they mean nothing in a listing's text either.
  [
    "doing, does anyone, isn't, isnt, aren't, arent, won't, wont, haven't, doesn't, doesnt, wasn't, anywhere, somewhere, everywhere, something, anything, everything, everybody, whose, whom, whether, either, both, each, every, other, others, another, own, same, soon, later, early, yet, ever, always, often, usually, sometimes, once, twice, again and again, back, away, off, down, against, toward, towards, per, got, gotten, getting, given, taken, taking, took, made, making, put, keep, kept, call, called, allow, allows, allowed, provide, provides, provided, providing, happen, happens, mean to, seems, think, thinking, feel, believe, remember, understand, decide, decided, trying, tried, left, sure, true, real, legit, genuine, fake, scam, trusted, safe, honest, agent, agents, conman, conmen, fraudsters, planning, plan to, dreaming, dream, love, loves, enjoy, hate, afford, studied, learned, learnt, currently in, based, base, living, live, lives, stay, staying, reside, residing, hail, hailing, born, aged, old, years old, am a, as a, like me, myself, yourself, themselves, same as, such as, including, include, includes, especially, mainly, mostly, meant, meant for, targeting, targeted, considered, consider, available for, existing, exist, exists, need help, urgently, quickly, fast, process, procedure, steps, step, guideline, guidelines, how do, how does, how can, how will, why, what if, what is, what are, is there, are there, there is, which is, who is, who can, who gives, who will, tell me, show me, let me know, explain",
    meaning("small", null),
  ],
  // Marks describe the student, and don't occur in listings.
  [
    "mean, grade, grades, plus, minus, points, point, mark, marks, score, scores, credit, credits, pass, passes, result, results, gpa, holder, holders, age limit, limit, technician, technicians, technologist, training, trainings",
    meaning("small", null),
  ],
  // Grades of a school leaving exam: naming one means listings for which it is enough.
  [
    "mean grade, plain, aggregate, cut off, cutoff, cut off mark, cut off marks, cut off points, cluster points, subsidiary",
    meaning("small", null, { kind: "colleges" }),
  ],
  [
    "nimemaliza, amemaliza, tumemaliza, vinavyotoa, inayotoa, zinazotoa, kinachotoa, ninaweza, a wosua, wosua, lakini, pesa, hela, kusomea, soma, nisome, nisomee, kuna, ziko, iko, zipi, ipi, yupi, ngapi, sijui, mimi, sisi, wangu, mtoto, mtoto wangu, kama, kwenda, kupata, kuomba, jinsi, jinsi ya, namna ya, bila, pia, sana, tu, hii, hizi, nisaidie, saidieni, msinisaidie, mnisaidie, tafadhali nisaidie, ninaomba, zuri, nzuri, bora, wɔ, me pɛ, mepɛ, mepa wo kyɛw, ɛhe, njagala, nsaba, okusoma, ezisomesa, njagala okusoma, ina son, zan, yaya, don allah, mo fe, bawo ni, nibo, indet, endet, alegn, efelgalehu, wapi, nini, gani, nitapata, napata, nawezaje, naweza, naomba, nataka, ninataka, natafuta, nina, niko, yangu, tafadhali, habari, msaada, ga, da, je, veux, cherche, une, en, dans, avec",
    meaning("small", null),
  ],
  [
    "wa, ya, kwa, la, za, na, ni, cha, vya, katika, de, des, du, les, le, pour, au, aux, et, a l', d', l'",
    meaning("small", null),
  ],
];
