import { Form, Link, useNavigation } from "react-router";
import type { Refusal } from "#app/common/forms/rules.ts";
import { Button, buttonLook } from "#app/common/ui/button.tsx";
import { Card } from "#app/common/ui/card.tsx";
import { OutsideLink } from "#app/common/ui/outside-link.tsx";
import { SelectField } from "#app/common/ui/select-field.tsx";
import { Tag } from "#app/common/ui/tag.tsx";
import { TextArea } from "#app/common/ui/text-field.tsx";
import { textLinkLook } from "#app/common/ui/text-link.tsx";
import { YearStrip } from "#app/opportunities/year-strip.tsx";
import { longestNote } from "#database/schema/bounds.ts";
import { savedStatuses } from "#database/schema/lists.ts";
import { OpeningFields } from "./opening-form.tsx";
import type { SavedCard as Saved } from "./saved-cards.server.ts";
import { statusNames, savedWords as words } from "./words.ts";

const statuses = savedStatuses.map((value) => ({ value, label: statusNames[value] }));

/** One saved opportunity: when it closes, how far one has come, and what one noted down. */
export function SavedCard({ card, refusal }: { card: Saved; refusal: Refusal | null }) {
  const { item, title, byline, closing, deadline, officialUrl, isListed } = card;
  return (
    <Card as="li" className="grid min-w-0 gap-4">
      <div className="min-w-0">
        {isListed && closing && <Tag tone={closing.tone}>{closing.text}</Tag>}
        {!isListed && <Tag tone="clay">{words.takenDown}</Tag>}
        <h3 className="mt-2 text-xl wrap-anywhere">
          {isListed ? <Link to={`/${item}`}>{title}</Link> : title}
        </h3>
        {!isListed && <p className="mt-1 text-ink-2">{words.takenDownHint}</p>}
        {byline && <p className="mt-1 line-clamp-2 text-ink-2">{byline}</p>}
        {deadline && <p className="mt-1 text-sm text-ink-2">{deadline}</p>}
        {card.strip && (
          <div className="mt-3">
            <YearStrip strip={card.strip} />
          </div>
        )}
        {isListed && (
          <p>
            <Link
              to={`/${item}#tonight`}
              aria-label={`${words.checklist(card.done)}: ${title}`}
              className={textLinkLook}
            >
              {words.checklist(card.done)}
            </Link>
          </p>
        )}
      </div>
      <ProgressForm key={`${card.status} ${card.note}`} card={card} refusal={refusal} />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-dashed border-line pt-3">
        {card.opensLater && (
          <Form method="post" preventScrollReset>
            <OpeningFields item={item} title={title} wantsOpening={card.wantsOpening} />
          </Form>
        )}
        {officialUrl && (
          <OutsideLink
            href={officialUrl}
            about={title}
            className={buttonLook({ look: "outline", size: "small" })}
          >
            {words.official}
          </OutsideLink>
        )}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="item" value={item} />
          <Button
            name="wants"
            value="remove"
            look="quiet"
            size="small"
            aria-label={`${words.remove} ${title}`}
          >
            {words.remove}
          </Button>
        </Form>
      </div>
    </Card>
  );
}

function ProgressForm({ card, refusal }: { card: Saved; refusal: Refusal | null }) {
  const { formData } = useNavigation();
  const isBusy = formData?.get("item") === card.item && formData.get("wants") === "note";
  const typed = refusal?.values ?? card;
  const note = (
    <TextArea
      label={words.note}
      name="note"
      rows={3}
      maxLength={longestNote}
      defaultValue={typed.note}
      error={refusal?.problems.note}
    />
  );
  return (
    <Form method="post" preventScrollReset aria-label={words.progressOf(card.title)} className="grid gap-3">
      <input type="hidden" name="item" value={card.item} />
      <SelectField
        label={words.status}
        name="status"
        choices={statuses}
        defaultValue={typed.status}
        error={refusal?.problems.status}
      />
      {card.note || refusal ? (
        note
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-leaf">
            {words.addNote}
          </summary>
          {note}
        </details>
      )}
      <div>
        <Button
          name="wants"
          value="note"
          look="forest"
          size="small"
          isBusy={isBusy}
          busyLabel={words.keeping}
        >
          {words.keep}
        </Button>
      </div>
    </Form>
  );
}
