import { rules } from "#app/community/union/rules.ts";
import { words } from "#app/community/union/words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { SectionHeading } from "#app/shared/ui/page/heading.tsx";
import type { listBans, listModerations } from "./queue.server.ts";
import { actionNames } from "./words.ts";

export const BanList = ({ bans }: { bans: Awaited<ReturnType<typeof listBans>> }) => (
  <section aria-labelledby="bans">
    <SectionHeading id="bans" title={`Banned (${bans.length})`} />
    <ul className="grid gap-4">
      {bans.map(({ id, author, reason, bannedAt, endsAt }) => (
        <Card key={id} as="li">
          <p>
            <strong>{author ?? words.goneAuthor}</strong>: {reason}
          </p>
          <p className="text-sm text-ink-2">
            Since {dayInWords(bannedAt.toISOString())},{" "}
            {endsAt ? `until ${dayInWords(endsAt.toISOString())}` : "for good"}
          </p>
          <Form method="post" className="mt-3 flex flex-wrap items-end gap-2">
            <input type="hidden" name="on" value={id} />
            <TextField
              id={`lift-${id}`}
              name="reason"
              label="Reason to lift it"
              className="grow"
              {...rules.reason}
            />
            <Button name="intent" value="lift" look="outline" size="small">
              Lift the ban
            </Button>
          </Form>
        </Card>
      ))}
    </ul>
  </section>
);

export const ModerationLog = ({ entries }: { entries: Awaited<ReturnType<typeof listModerations>> }) => (
  <section aria-labelledby="record">
    <SectionHeading id="record" title="Record" />
    <ul className="divide-y divide-line">
      {entries.map(({ id, action, reason, doneAt, moderator, postId, title }) => (
        <li key={id} className="py-2">
          <p>
            <strong>{actionNames[action]}</strong>: {reason}
          </p>
          <p className="flex flex-wrap gap-x-2 text-sm text-ink-2">
            <span>{moderator ?? "An admin"}</span>
            <time dateTime={doneAt.toISOString()}>
              {doneAt.toISOString().slice(0, 16).replace("T", " ")} UTC
            </time>
            {postId && (
              <Link to={`/admin/union?post=${postId}`} className="underline underline-offset-4">
                {title}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
