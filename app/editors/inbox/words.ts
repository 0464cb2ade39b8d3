import type { TagTone } from "#app/shared/ui/page/tag.tsx";
import type { partnershipStatuses } from "#database/schema/lists.ts";

export type PartnershipStatus = (typeof partnershipStatuses)[number];

export const statusNames: Record<PartnershipStatus, { name: string; tone: TagTone }> = {
  new: { name: "New", tone: "marigold" },
  in_conversation: { name: "In conversation", tone: "indigo" },
  accepted: { name: "Accepted", tone: "mint" },
  declined: { name: "Declined", tone: "neutral" },
};

export const inbox = {
  title: "Partnerships",
  intro: "Applications from the Schools page. We promised to answer within 2 business days.",
  search: "Search applications",
  placeholder: "School, person, place or address",
  empty: "No applications here.",
  noneFound: "No application mentions that.",
};

export const done = {
  status: { title: "Status changed", detail: "The application has a new status." },
  note: { title: "Note added", detail: "The team can read it; the school can't." },
  reply: { title: "Reply sent", detail: "It's on its way. You can read it below." },
};

export const failed = { status: "Status not changed", note: "Note not added", reply: "Reply not sent" };
export const reasons = {
  fields: "Please check the marked fields.",
  ours: "Something went wrong on our side. Please try again.",
};

export const replyForm = {
  title: "Reply by email",
  submit: "Send Reply",
  busy: "Sending...",
  subject: (school: string) => `Your partnership application: ${school}`,
  greeting: (name: string) => `Dear ${name},\n\n`,
  answerTo: (address: string) => `To answer, write to ${address}.`,
};
export const noteForm = { title: "Add a note", submit: "Add Note", busy: "Adding..." };
export const statusForm = { title: "Status", submit: "Change Status", busy: "Changing..." };
export const formerEditor = "A former editor";
