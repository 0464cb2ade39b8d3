// Loaded into a server of a test with `--import`: as a job would that begins while nobody looks.
import { publicAddress } from "../public-address.ts";

setTimeout(() => void fetch(`http://${publicAddress}/`).catch(() => undefined), 0);
