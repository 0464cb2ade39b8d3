import { CopiedImage, type ImageCopy } from "#app/shared/images/image.tsx";
import { imageWords } from "#app/shared/images/words.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { spotlightWords } from "./words.ts";

interface StudentSpotlight {
  name: string;
  country: string;
  story: string;
  program: string;
  university: string;
  portrait: ImageCopy | null;
}

interface SchoolSpotlight {
  id: string;
  name: string;
  country: string;
  text: string;
  logo: ImageCopy | null;
}

export function StudentSpotlightCard({ student }: { student: StudentSpotlight }) {
  const studies = [student.program, student.university].filter(Boolean).join(", ");
  return (
    <Card as="article" className="flex min-w-0 flex-col items-start">
      <Tag tone="mint">{spotlightWords.student}</Tag>
      <div className="mt-4 flex items-center gap-4">
        <CopiedImage
          picture={student.portrait}
          alt={imageWords.photoOf(student.name)}
          className="size-14 shrink-0 rounded-full object-cover"
          fallback={<Monogram name={student.name} />}
        />
        <div className="min-w-0">
          <h3 className="text-xl">{student.name}</h3>
          <p className="text-sm text-ink-2">{[student.country, studies].filter(Boolean).join(" · ")}</p>
        </div>
      </div>
      <p className="mt-4">{student.story}</p>
    </Card>
  );
}

export function SchoolSpotlightCard({ school }: { school: SchoolSpotlight }) {
  return (
    <Card as="article" className="flex min-w-0 flex-col items-start">
      <Tag tone="marigold">{spotlightWords.school}</Tag>
      <div className="mt-4 flex items-center gap-4">
        <CopiedImage
          picture={school.logo}
          alt={imageWords.logoOf(school.name)}
          className="size-14 shrink-0 rounded-2xl bg-white object-contain p-1"
          fallback={
            <span className="grid size-14 shrink-0 place-items-center rounded-2xl bg-marigold-pale text-marigold-ink">
              <Icon name="building" className="size-7" />
            </span>
          }
        />
        <div className="min-w-0">
          <h3 className="text-xl">{school.name}</h3>
          <p className="text-sm text-ink-2">{school.country}</p>
        </div>
      </div>
      <p className="mt-4 mb-2">{school.text}</p>
      <TextLink
        to={`/college/${school.id}`}
        aria-label={`${spotlightWords.visit}: ${school.name}`}
        className="mt-auto"
      >
        {spotlightWords.visit}
      </TextLink>
    </Card>
  );
}

/** Instead of a portrait: costs no data and needs no permission. */
function Monogram({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .map((part) => [...part][0])
    .slice(0, 2)
    .join("");
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center rounded-full bg-mint font-display text-xl font-bold text-mint-ink uppercase"
    >
      {initials}
    </span>
  );
}
