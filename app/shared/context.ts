import { createContext } from "react-router";
import type { Viewer } from "#database/viewer.ts";
import type { Outbound } from "./outbound.ts";
import type { Signer } from "./signing/signer.server.ts";

/** What a page may know about the request it answers, beside the request itself. */
interface RequestInfo {
  requestId: string;
  /** The public origin, without a slash at the end. */
  appUrl: string;
  contactEmail: string;
  /** Whom a limit counts as one client: an internet address, or a network of them. */
  client: string;
  /** Which messages leave by themselves; without a gateway they wait in the outbox for an admin to pass on. */
  sends: { mail: boolean; sms: boolean };
  /** The visitor asked for fewer bytes: no script, no web font, no ornament. */
  savesData: boolean;
  /** Phones may keep a copy of the list and a worker that shows it. */
  offersOffline: boolean;
  log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
}

/** Set where something failed because the database is away: the same request may succeed in a minute. */
export const outageContext = createContext<{ isAway: boolean }>();
export const viewerContext = createContext<Viewer>();
export const requestInfoContext = createContext<RequestInfo>();
/** Signs what we hand out and want back unchanged: links in mails, stamps of forms, cookies. */
export const secretContext = createContext<string>();
/** Signs copies of what is public: what it says is the same for everybody. */
export const signerContext = createContext<Signer>();
/** Does work after the answer has gone out. */
export type InBackground = (what: string, work: () => Promise<unknown>) => void;
export const backgroundContext = createContext<InBackground>();
/** The guarded way to the rest of the internet. */
export const outboundContext = createContext<Outbound>();

/** How browsers are told something; null where the operator wants no worker in them. */
interface PushSettings {
  serverKey: string;
  accepts(endpoint: string): boolean;
}
export const pushContext = createContext<PushSettings | null>(null);

/** What people dial and text, where the operator has a gateway that calls us. */
interface UssdSettings {
  /** In the addresses that the gateway calls, and nowhere else. */
  key: string;
  /** Like *384*57#. */
  ussdCode: string;
  smsNumber: string | null;
}
export const ussdContext = createContext<UssdSettings | null>(null);
