/**
 * @generated SignedSource<<f8b4288d5a9d8806480e731e310f3136>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountabilityGroupView_group$data = {
  readonly archivedAt: string | null;
  readonly assistant: {
    readonly name: string;
  } | null;
  readonly capacity: number;
  readonly chatLink: string | null;
  readonly checkedInCount: number;
  readonly databaseId: number;
  readonly isOverFull: boolean;
  readonly leader: {
    readonly name: string;
  } | null;
  readonly meetingDay: number | null;
  readonly meetingTime: string | null;
  readonly memberCount: number;
  readonly name: string;
  readonly needHelpCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"AccountabilityGroupDialog_group" | "CheckInGrid_group" | "ContactDialog_group" | "LedCheckIns_group">;
  readonly " $fragmentType": "AccountabilityGroupView_group";
};
export type AccountabilityGroupView_group$key = {
  readonly " $data"?: AccountabilityGroupView_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountabilityGroupView_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountabilityGroupView_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capacity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverFull",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkedInCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needHelpCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meetingDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meetingTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chatLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "leader",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assistant",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountabilityGroupDialog_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactDialog_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LedCheckIns_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckInGrid_group"
    }
  ],
  "type": "AccountabilityGroup",
  "abstractKey": null
};
})();

(node as any).hash = "79a76e5fc1c9e402310f957e89e2af89";

export default node;
