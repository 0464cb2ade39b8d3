import { placeName } from "#app/catalogue/names/words.ts";
import { CopiedImage, type ImageCopy } from "#app/shared/images/image.tsx";
import { imageWords } from "#app/shared/images/words.ts";
import { englishText } from "#app/shared/languages/english-text.ts";
import { withColon } from "#app/shared/languages/formats.ts";
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
      <div className="mt-3 flex items-center gap-4">
        <CopiedImage
          picture={student.portrait}
          alt={imageWords.photoOf(student.name)}
          className="size-14 shrink-0 rounded-full object-cover"
          fallback={<Monogram name={student.name} />}
        />
        <div className="min-w-0">
          <h3 className="text-xl">{student.name}</h3>
          <p className="text-sm text-ink-2">
            {[placeName(student.country), studies].filter(Boolean).join(" · ")}
          </p>
        </div>
      </div>
      <Story>{student.story}</Story>
    </Card>
  );
}

export function SchoolSpotlightCard({ school }: { school: SchoolSpotlight }) {
  return (
    <Card as="article" className="flex min-w-0 flex-col items-start">
      <Tag tone="marigold">{spotlightWords.school}</Tag>
      <div className="mt-3 flex items-center gap-4">
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
          <p className="text-sm text-ink-2">{placeName(school.country)}</p>
        </div>
      </div>
      <Story>{school.text}</Story>
      <TextLink
        to={`/college/${school.id}`}
        aria-label={`${withColon(spotlightWords.visit)} ${school.name}`}
        className="mt-auto"
      >
        {spotlightWords.visit}
      </TextLink>
    </Card>
  );
}

/** Characters that a phone shows at once. */
const shortStory = 160;

/** A long story unfolds. */
function Story({ children }: { children: string }) {
  if (children.length <= shortStory)
    return (
      <p lang={englishText()} className="mt-3">
        {children}
      </p>
    );
  return (
    <details className="group mt-3">
      <summary className="cursor-pointer list-none">
        <span lang={englishText()} className="line-clamp-3 group-open:hidden">
          {children}
        </span>
        <span className="font-semibold text-leaf underline underline-offset-4 group-open:hidden">
          {spotlightWords.readOn}
        </span>
        <span lang={englishText()} className="hidden group-open:inline">
          {children}
        </span>
      </summary>
    </details>
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
