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
  intro: "Four questions that unlock some awards. Answer any you like, or none.",
  promises: [
    "We store them separately from your profile. No one else can see them: not other members, schools or our editors.",
    "We use them only to work out what's open to you. They're never in an email, log, list or download.",
    "They're gone at once when you delete them here or delete your account.",
  ],
  ratherNot: "I'd rather not say",
  yes: "Yes",
  no: "No",
  save: "Save answers",
  erase: "Delete these answers",
  saved: { title: "Saved", detail: "We've updated your matches." },
  erased: { title: "Deleted", detail: "We've deleted these answers." },
  notSaved: "Answers not saved",
  lookAgain: "Please check the marked fields.",
};
