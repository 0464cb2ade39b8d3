import { rules } from "#app/community/union/rules.ts";
import { reportReasonNames, words } from "#app/community/union/words.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { FieldError } from "#app/shared/ui/fields/field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { PostInQueue } from "./queue.server.ts";

const lengths = [
  { value: "1", label: "1 day" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "365", label: "1 year" },
  { value: "for-good", label: "For good" },
];

interface QueuedPostProps {
  post: PostInQueue;
  problem: string | undefined;
}

/** A post, its flags and reports, and the actions. */
export function QueuedPost({ post, problem }: QueuedPostProps) {
  const { id, state, isLocked } = post;
  return (
    <Card
      as="article"
      aria-label={`Post by ${post.author ?? words.goneAuthor}`}
      className="grid grid-cols-1 gap-3"
    >
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        {state === "held" && <Tag tone="marigold">Held</Tag>}
        {state === "hidden" && <Tag tone="clay">Hidden</Tag>}
        {post.flags.length > 0 && <Tag tone="indigo">Flagged</Tag>}
        {post.reports.length > 0 && <Tag tone="clay">Reported ({post.reports.length})</Tag>}
        <span className="font-semibold text-ink">{post.author ?? words.goneAuthor}</span>
        <span>{post.country}</span>
        <time dateTime={post.createdAt.toISOString()}>
          {post.createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC
        </time>
      </p>
      <h3 className="text-lg">
        <Link to={`/union/t/${post.threadId}?post=${id}#p-${id}`} className="underline underline-offset-4">
          {post.title}
        </Link>
      </h3>
      <p className="rounded-xl bg-neutral px-3 py-2 break-words whitespace-pre-line">
        {post.body || words.removed}
      </p>
      {(post.flags.length > 0 || post.reports.length > 0) && (
        <ul className="list-disc pl-5">
          {post.flags.map((flag) => (
            <li key={flag}>{flag}</li>
          ))}
          {post.reports.map(({ id: report, reason, note }) => (
            <li key={report}>
              Report: {reportReasonNames[reason]}
              {note && `: ${note}`}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="grid grid-cols-1 gap-3">
        <input type="hidden" name="on" value={id} />
        <TextField
          id={`reason-${id}`}
          name="reason"
          label="Reason, for the record"
          autoComplete="off"
          {...rules.reason}
        />
        {problem && <FieldError id={`problem-${id}`}>{problem}</FieldError>}
        <div className="flex flex-wrap gap-2">
          {state !== "shown" && (
            <Button name="intent" value="approve" look="forest" size="small">
              Approve
            </Button>
          )}
          {state !== "hidden" && (
            <Button name="intent" value="hide" look="outline" size="small">
              Hide
            </Button>
          )}
          {state === "shown" && (
            <Button name="intent" value="dismiss" look="outline" size="small">
              Dismiss
            </Button>
          )}
          <Button name="intent" value={isLocked ? "unlock" : "lock"} look="outline" size="small">
            {isLocked ? "Unlock the thread" : "Lock the thread"}
          </Button>
        </div>
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            id={`length-${id}`}
            name="length"
            label="Ban the author for"
            choices={lengths}
            defaultValue="7"
            className="w-44"
          />
          <Button name="intent" value="ban" look="danger" size="small">
            Ban and hide
          </Button>
        </div>
      </Form>
    </Card>
  );
}
