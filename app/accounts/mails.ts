import { composeMail } from "#app/mail/templates/compose-mail.ts";
import { mailWords as words } from "./mail-words.ts";

export const confirmationMail = (to: string, address: string) =>
  composeMail({
    to,
    subject: words.confirm.subject,
    paragraphs: [words.confirm.first, words.confirm.works, words.notYou],
    link: { label: words.confirm.link, address },
  });

export const accountExistsMail = (to: string, address: string) =>
  composeMail({
    to,
    subject: words.exists.subject,
    paragraphs: [words.exists.first, words.exists.you, words.notYou],
    link: { label: words.setPassword, address },
  });

/** The account has just moved to another address, and its owner can still undo it. */
export const addressReservedMail = (to: string) =>
  composeMail({
    to,
    subject: words.reserved.subject,
    paragraphs: [words.reserved.first, words.reserved.yours],
  });

export const resetMail = (to: string, address: string) =>
  composeMail({
    to,
    subject: words.reset.subject,
    paragraphs: [words.reset.first, words.worksAnHour, words.notYou],
    link: { label: words.setPassword, address },
  });

export const passwordChangedMail = (to: string, address: string, endedFactors: string[] = []) =>
  composeMail({
    to,
    subject: words.passwordChanged.subject,
    paragraphs: [
      words.passwordChanged.first,
      ...endedFactors.map((name) => words.passwordChanged.endedFactor(name)),
      words.passwordChanged.notYou,
    ],
    link: { label: words.setPassword, address },
  });

export const emailChangeMail = (to: string, address: string) =>
  composeMail({
    to,
    subject: words.emailChange.subject,
    paragraphs: [words.emailChange.first, words.worksAnHour, words.notYou],
    link: { label: words.emailChange.link, address },
  });

export const emailChangeAskedMail = (to: string, newAddress: string, address: string) =>
  composeMail({
    to,
    subject: words.emailChangeAsked.subject,
    paragraphs: [
      words.emailChangeAsked.first(newAddress),
      words.emailChangeAsked.you,
      words.emailChangeAsked.notYou,
    ],
    link: { label: words.emailChangeAsked.link, address },
  });

export const emailChangedMail = (to: string, newAddress: string, address: string) =>
  composeMail({
    to,
    subject: words.emailChanged.subject,
    paragraphs: [words.emailChanged.first(newAddress), words.emailChanged.notYou],
    link: { label: words.emailChanged.link, address },
  });

/** For an address that was never confirmed: it may be a stranger's, so the email contains no details and no link. */
export const emailLeftMail = (to: string) =>
  composeMail({
    to,
    subject: words.emailChanged.subject,
    paragraphs: [words.emailLeft.first, words.emailLeft.never],
  });

export const factorChangedMail = (to: string, what: "added" | "removed", name: string) =>
  composeMail({
    to,
    subject: words.factor[what].subject,
    paragraphs: [words.factor[what].first(name), words.factor.notYou],
  });

/** The first name is the only text from the user: see `firstName`. */
export const guardianMail = (to: string, student: string | null, address: string) =>
  composeMail({
    to,
    subject: words.guardian.subject,
    paragraphs: [
      words.guardian.first(student ?? words.guardian.aStudent),
      words.guardian.no,
      words.guardian.unknown,
    ],
    link: { label: words.guardian.link, address },
  });
