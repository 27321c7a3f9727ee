import { BEHIND_PROXY } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";
import { testTypedText } from "../../support/typedText";

testTypedText(useTestApp(BEHIND_PROXY), 1);
