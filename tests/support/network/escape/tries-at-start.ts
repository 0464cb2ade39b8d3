// Loaded into a server of a test with `--import`: tries to leave the machine as a background job would.
import { publicAddress } from "../public-address.ts";

setTimeout(() => void fetch(`http://${publicAddress}/`).catch(() => undefined), 0);
