// Loaded into a server of a test with `--import`: as an errand would that begins while nobody looks.
import { publicAddress } from "../public-address.ts";

setTimeout(() => void fetch(`http://${publicAddress}/`).catch(() => undefined), 0);
