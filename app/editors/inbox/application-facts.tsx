import { labels, schoolTypeNames } from "#app/partners/schools/words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { Facts } from "#app/shared/ui/page/facts.tsx";
import type { FoundApplication } from "./find-application.server.ts";

const link = "break-all text-leaf underline underline-offset-4";

export function ApplicationFacts({ application }: Pick<FoundApplication, "application">) {
  const { contactName, contactEmail, contactPhone, schoolType, numberOfStudents, message, createdAt } =
    application;
  const facts = [
    { name: labels.contactName, value: contactName },
    {
      name: labels.contactEmail,
      value: (
        <a href={`mailto:${contactEmail}`} className={link}>
          {contactEmail}
        </a>
      ),
    },
    contactPhone && {
      name: labels.contactPhone,
      value: (
        <a href={`tel:${contactPhone.replaceAll(/[^\d+]/g, "")}`} className={link}>
          {contactPhone}
        </a>
      ),
    },
    { name: labels.schoolType, value: schoolTypeNames[schoolType] },
    numberOfStudents !== null && {
      name: labels.numberOfStudents,
      value: numberOfStudents.toLocaleString("en"),
    },
    { name: "Received", value: dayInWords(createdAt.toISOString().slice(0, 10)) },
  ].filter((fact) => typeof fact === "object" && fact !== null);
  return (
    <div>
      <Facts facts={facts} />
      {message && (
        <blockquote className="mt-4 border-l-4 border-marigold pl-4 break-words whitespace-pre-line">
          {message}
        </blockquote>
      )}
    </div>
  );
}
