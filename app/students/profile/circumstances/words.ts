import type { About } from "../student/words.ts";
import type { QuestionName } from "./questions.ts";

interface Question {
  label: string;
  hint: string;
}

const ofYou: Record<QuestionName, Question> = {
  refugee: {
    label: "Are you a refugee, or displaced in your own country?",
    hint: "Some awards are only for refugees and displaced people.",
  },
  disability: {
    label: "Do you live with a disability?",
    hint: "Some awards are only for students with a disability.",
  },
  lowIncome: {
    label: "Would your family find it hard to pay for your studies?",
    hint: "Many awards are for students whose families have little money.",
  },
  orphan: {
    label: "Have you lost one parent or both?",
    hint: "Some awards are for orphans.",
  },
};

const ofChild: Record<QuestionName, Question> = {
  refugee: { ...ofYou.refugee, label: "Is your child a refugee, or displaced in your own country?" },
  disability: { ...ofYou.disability, label: "Does your child live with a disability?" },
  lowIncome: { ...ofYou.lowIncome, label: "Would your family find it hard to pay for the studies?" },
  orphan: { ...ofYou.orphan, label: "Has your child lost one parent or both?" },
};

export const questionsAbout = (about: About) => (about === "you" ? ofYou : ofChild);

export const words = {
  title: "Circumstances",
  intro: "Four questions that open some awards. Answer those you like, or none.",
  promises: [
    "Kept apart from your profile. Nobody else can see the answers: not other members, not schools, not our editors.",
    "Used only to tell what is open to you. Never in a mail, a log, a list or a download.",
    "Gone at once when you delete them here, or delete your account.",
  ],
  ratherNot: "I would rather not say",
  yes: "Yes",
  no: "No",
  save: "Save answers",
  erase: "Delete these answers",
  saved: { title: "Saved", detail: "Your matches follow these answers from now on." },
  erased: { title: "Deleted", detail: "We no longer hold these answers." },
  notSaved: "Answers not saved",
  lookAgain: "Please look at the marked fields again.",
};
