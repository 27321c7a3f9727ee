import { Link } from "react-router-dom";
import { cmsPaths } from "../cmsPaths";

/** The published texts that a person agreed to. */
export function AgreedPolicies({ number }: { number: number }) {
  return <Link to={cmsPaths.policyVersion(number)}>Policies, version {number}</Link>;
}
