import { createContext } from "react-router";
import type { Viewer } from "#database/viewer.ts";
import type { Outbound } from "./outbound.ts";
import type { Signer } from "./signing/signer.server.ts";

/** Facts about the current request that are not in the request itself. */
interface RequestInfo {
  requestId: string;
  /** The public origin, without a slash at the end. */
  appUrl: string;
  contactEmail: string;
  /** What rate limits count as one client: an IP address, or a network of them. */
  client: string;
  /** Which gateways are set up. Without one, messages stay in the outbox for an admin to pass on. */
  sends: { mail: boolean; sms: boolean };
  /** Data saver: no script, no web font, no decoration. */
  savesData: boolean;
  /** Whether the offline app and its service worker are offered. */
  offersOffline: boolean;
  log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
}

/** `isAway` is set if something failed because the database is unreachable: the same request may succeed in a minute. */
export const outageContext = createContext<{ isAway: boolean }>();
export const viewerContext = createContext<Viewer>();
export const requestInfoContext = createContext<RequestInfo>();
/** Signs links in emails, form timestamps and cookies. */
export const secretContext = createContext<string>();
/** Signs offline copies of the public catalogue. */
export const signerContext = createContext<Signer>();
/** Runs work after the response was sent. */
export type InBackground = (what: string, work: () => Promise<unknown>) => void;
export const backgroundContext = createContext<InBackground>();
/** Guarded access to the internet. */
export const outboundContext = createContext<Outbound>();

/** Web push; null if the operator has turned service workers off. */
interface PushSettings {
  serverKey: string;
  accepts(endpoint: string): boolean;
}
export const pushContext = createContext<PushSettings | null>(null);

/** Set if the operator has a USSD and SMS gateway that calls us. */
interface UssdSettings {
  /** Secret part of the URLs that the gateway calls. */
  key: string;
  /** Like *384*57#. */
  ussdCode: string;
  smsNumber: string | null;
}
export const ussdContext = createContext<UssdSettings | null>(null);
