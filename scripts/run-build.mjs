import { buildIfNeeded } from "./build.mjs";
import { installPackages } from "./prepare.mjs";

installPackages();
buildIfNeeded();
