/**
 * @generated SignedSource<<e7f53e2eb28724a68ed092823341555c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonGroups_person$data = {
  readonly community: {
    readonly accountabilityGroup: {
      readonly assistant: {
        readonly " $fragmentSpreads": FragmentRefs<"PersonLink_person">;
      } | null;
      readonly leader: {
        readonly " $fragmentSpreads": FragmentRefs<"PersonLink_person">;
      } | null;
      readonly name: string;
    } | null;
    readonly coachedGroups: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
    }>;
    readonly group: {
      readonly databaseId: number;
      readonly leader: {
        readonly " $fragmentSpreads": FragmentRefs<"PersonLink_person">;
      } | null;
      readonly name: string;
    } | null;
    readonly joinedAccountabilityGroupAt: string | null;
    readonly joinedGroupAt: string | null;
    readonly ledAccountabilityGroups: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly ledGroups: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
    }>;
    readonly ledSubgroups: ReadonlyArray<{
      readonly group: {
        readonly name: string;
      };
      readonly name: string;
    }>;
    readonly subgroup: {
      readonly leader: {
        readonly " $fragmentSpreads": FragmentRefs<"PersonLink_person">;
      } | null;
      readonly name: string;
    } | null;
    readonly successManager: {
      readonly " $fragmentSpreads": FragmentRefs<"PersonLink_person">;
    } | null;
  };
  readonly " $fragmentType": "PersonGroups_person";
};
export type PersonGroups_person$key = {
  readonly " $data"?: PersonGroups_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonGroups_person">;
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
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "PersonLink_person"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "leader",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v5 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonGroups_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserCommunity",
      "kind": "LinkedField",
      "name": "community",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Group",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joinedGroupAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Subgroup",
          "kind": "LinkedField",
          "name": "subgroup",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountabilityGroup",
          "kind": "LinkedField",
          "name": "accountabilityGroup",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v3/*:: as any*/),
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
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joinedAccountabilityGroupAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "successManager",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Group",
          "kind": "LinkedField",
          "name": "ledGroups",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Group",
          "kind": "LinkedField",
          "name": "coachedGroups",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Subgroup",
          "kind": "LinkedField",
          "name": "ledSubgroups",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Group",
              "kind": "LinkedField",
              "name": "group",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountabilityGroup",
          "kind": "LinkedField",
          "name": "ledAccountabilityGroups",
          "plural": true,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "9e6c73981645ab68c4a9b4013a283030";

export default node;
