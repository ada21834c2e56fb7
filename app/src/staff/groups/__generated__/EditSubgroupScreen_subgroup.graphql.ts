/**
 * @generated SignedSource<<05a041e58be39d55a61985dacfa18952>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditSubgroupScreen_subgroup$data = {
  readonly capacity: number | null;
  readonly databaseId: number;
  readonly group: {
    readonly databaseId: number;
  };
  readonly lastSaved: {
    readonly " $fragmentSpreads": FragmentRefs<"LastSavedText_saved">;
  } | null;
  readonly leader: {
    readonly databaseId: number;
    readonly name: string;
  } | null;
  readonly meetingDay: number | null;
  readonly meetingLink: string | null;
  readonly meetingTime: string | null;
  readonly memberCount: number;
  readonly name: string;
  readonly revision: number;
  readonly " $fragmentType": "EditSubgroupScreen_subgroup";
};
export type EditSubgroupScreen_subgroup$key = {
  readonly " $data"?: EditSubgroupScreen_subgroup$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSubgroupScreen_subgroup">;
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
  "name": "EditSubgroupScreen_subgroup",
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
      "name": "meetingLink",
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
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "leader",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LastSaved",
      "kind": "LinkedField",
      "name": "lastSaved",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LastSavedText_saved"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Subgroup",
  "abstractKey": null
};
})();

(node as any).hash = "0653db839f73314794db215389a4e856";

export default node;
