/**
 * @generated SignedSource<<fabba276bb4f9540026d2c96bb2bc17b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubgroupsTable_group$data = {
  readonly archivedAt: string | null;
  readonly databaseId: number;
  readonly subgroups: ReadonlyArray<{
    readonly capacity: number | null;
    readonly databaseId: number;
    readonly hasRoom: boolean;
    readonly leader: {
      readonly name: string;
    } | null;
    readonly meetingDay: number | null;
    readonly meetingTime: string | null;
    readonly memberCount: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "SubgroupsTable_group";
};
export type SubgroupsTable_group$key = {
  readonly " $data"?: SubgroupsTable_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubgroupsTable_group">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubgroupsTable_group",
  "selections": [
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
      "concreteType": "Subgroup",
      "kind": "LinkedField",
      "name": "subgroups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "leader",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
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
          "name": "hasRoom",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "73243b773c97b7fd06c967b7e0daa423";

export default node;
