import { useApolloClient } from "@apollo/client/react";
import { ChevronDown } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { paths } from "../../paths";
import { Button, ButtonLink } from "../../ui/Button";
import { Menu } from "../../ui/overlay/Menu";
import { ChangePasswordDialog } from "./ChangePasswordDialog";
import { followOtherTabs } from "./otherTabs";
import { signOut } from "./session";
import { lazyComponent } from "../../ui/lazyComponent";

const AskForVerification = lazyComponent(() => import("./mailed/AskForVerification"), "AskForVerification");

interface ViewerMenuProps {
  viewer: { id: string; name: string; email: string; emailVerifiedAt: string | null };
  afterSignOut: string;
}

export function ViewerMenu({ viewer, afterSignOut }: ViewerMenuProps) {
  const client = useApolloClient();
  const [isChanging, setIsChanging] = useState(false);
  useEffect(() => followOtherTabs(viewer.id), [viewer.id]);

  return (
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
  );
}
