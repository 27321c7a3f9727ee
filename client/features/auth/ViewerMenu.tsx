import { useApolloClient } from "@apollo/client/react";
import { ChevronDown } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { paths } from "../../../shared/paths";
import { Button, ButtonLink } from "../../ui/Button";
import { Menu } from "../../ui/overlay/Menu";
import { ChangePasswordDialog } from "./ChangePasswordDialog";
import { followOtherTabs } from "./otherTabs";
import { signOut } from "./session";
import { useViewer } from "./useViewer";
import { lazyComponent } from "../../ui/lazyComponent";

const AskForVerification = lazyComponent(() => import("./mailed/AskForVerification"), "AskForVerification");

interface ViewerMenuProps {
  afterSignOut: string;
}

/** Nothing once the session turns out to have ended. */
export function ViewerMenu({ afterSignOut }: ViewerMenuProps) {
  const client = useApolloClient();
  const viewer = useViewer();
  const account = viewer?.id;
  const [isChanging, setIsChanging] = useState(false);
  useEffect(() => (account ? followOtherTabs(account) : undefined), [account]);

  return (
    viewer && (
      <>
        <Menu label={viewer.name} icon={<ChevronDown size={18} aria-hidden />}>
          <p>{viewer.email}</p>
          <ButtonLink look="quiet" to={paths.account}>
            My account
          </ButtonLink>
          <ButtonLink look="quiet" to={paths.registrations}>
            My registrations
          </ButtonLink>
          {!viewer.emailVerifiedAt && (
            <Suspense>
              <AskForVerification />
            </Suspense>
          )}
          <Button look="quiet" onClick={() => setIsChanging(true)}>
            Change password
          </Button>
          <Button look="quiet" onClick={() => void signOut(client, afterSignOut)}>
            Logout
          </Button>
        </Menu>
        <ChangePasswordDialog isOpen={isChanging} onClose={() => setIsChanging(false)} />
      </>
    )
  );
}
