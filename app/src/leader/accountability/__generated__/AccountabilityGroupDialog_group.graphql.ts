/**
 * @generated SignedSource<<8b7df10e59d6912452b5f66303b0ef9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountabilityGroupDialog_group$data = {
  readonly assistant: {
    readonly databaseId: number;
    readonly name: string;
  } | null;
  readonly capacity: number;
  readonly chatLink: string | null;
  readonly databaseId: number;
  readonly leader: {
    readonly databaseId: number;
    readonly name: string;
  } | null;
  readonly meetingDay: number | null;
  readonly meetingTime: string | null;
  readonly name: string;
  readonly revision: number;
  readonly " $fragmentType": "AccountabilityGroupDialog_group";
};
export type AccountabilityGroupDialog_group$key = {
  readonly " $data"?: AccountabilityGroupDialog_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountabilityGroupDialog_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountabilityGroupDialog_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assistant",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AccountabilityGroup",
  "abstractKey": null
};
})();

(node as any).hash = "d6e1a31a9a7c6742ce9fb02953500e57";

export default node;
