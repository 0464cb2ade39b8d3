import { type FormEvent, useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { Form } from "#app/shared/forms/form.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SwitchField } from "#app/shared/ui/fields/check-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import {
  findEndpoint,
  findPushSupport,
  type PushSupport,
  subscribeBrowser,
  unsubscribeBrowser,
} from "./subscribe-browser.ts";
import { pushWords as words } from "./words.ts";

interface PushCardProps {
  /** Null if push is not configured. */
  push: { serverKey: string; wanted: WantedNotifications | null } | null;
}

interface WantedNotifications {
  endpoint: string;
  wantsClosing: boolean;
  wantsAnswers: boolean;
}

export const PushCard = ({ push }: PushCardProps) => (
  <Card>
    <section aria-labelledby="notices">
      <h2 id="notices" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-2">{words.intro}</p>
      {push ? <Switches {...push} /> : <Why>{words.switchedOff}</Why>}
    </section>
  </Card>
);

const Why = ({ children }: { children: string }) => (
  <p role="status" className="mt-3 rounded-xl bg-marigold-pale px-4 py-3 text-marigold-ink">
    {children}
  </p>
);

/** The browser decides what is on: it may have lost its subscription. */
function Switches({ serverKey, wanted }: { serverKey: string; wanted: WantedNotifications | null }) {
  const [ability, setAbility] = useState<PushSupport | null>(null);
  const [here, setHere] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isBusy = useBusy("notices") || isAsking;
  const submit = useSubmit();
  const savesData = usePage()?.savesData;
  const address = wanted?.endpoint;
  useEffect(() => {
    const now = findPushSupport();
    const look = async () => {
      setHere(now === "able" && address ? await findEndpoint() : null);
      setAbility(now);
    };
    look().catch(() => setAbility("unsupported"));
  }, [address]);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set("intent", "notices");
    setTrouble(null);
    setAsking(true);
    try {
      const isWanted = form.has("wantsClosing") || form.has("wantsAnswers");
      if (isWanted) {
        const subscribed = await subscribeBrowser(serverKey);
        if (!subscribed.ok) {
          if (subscribed.why === "denied") setAbility("denied");
          else setTrouble(words.dismissed);
          return;
        }
        for (const [name, value] of Object.entries(subscribed.fields)) form.set(name, value);
      } else await unsubscribeBrowser();
      await submit(form, { method: "post" });
    } catch {
      setTrouble(words.failed);
    } finally {
      setAsking(false);
    }
  };

  if (ability === "unsupported" || ability === "denied") return <Why>{words[ability]}</Why>;
  const isOn = here !== null && here === address;
  const switches = [
    {
      name: "wantsClosing",
      label: words.closing,
      hint: words.closingHint,
      isOn: isOn && wanted?.wantsClosing,
    },
    {
      name: "wantsAnswers",
      label: words.answers,
      hint: words.answersHint,
      isOn: isOn && wanted?.wantsAnswers,
    },
  ];
  return (
    <>
      {savesData ? (
        <Why>{words.savesData}</Why>
      ) : (
        <noscript>
          <Why>{words.needsScript}</Why>
        </noscript>
      )}
      <Form
        method="post"
        className="mt-3 grid gap-3"
        onSubmit={save}
        key={JSON.stringify([ability, isOn, wanted?.wantsClosing, wanted?.wantsAnswers])}
      >
        {switches.map((one) => (
          <SwitchField
            key={one.name}
            {...{ name: one.name, label: one.label, hint: one.hint, id: `notices-${one.name}` }}
            defaultChecked={Boolean(one.isOn)}
            disabled={ability === null}
          />
        ))}
        {trouble && <Why>{trouble}</Why>}
        <Button
          name="intent"
          value="notices"
          look="outline"
          disabled={ability === null}
          isBusy={isBusy}
          busyLabel={words.saving}
        >
          {words.save}
        </Button>
      </Form>
    </>
  );
}
