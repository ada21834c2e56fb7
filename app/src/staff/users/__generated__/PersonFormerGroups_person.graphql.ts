/**
 * @generated SignedSource<<6452128786db828a38e3022df66d6524>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FormerGroupKind = "ACCOUNTABILITY_GROUP" | "GROUP" | "SUBGROUP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PersonFormerGroups_person$data = {
  readonly community: {
    readonly formerGroups: ReadonlyArray<{
      readonly from: string | null;
      readonly kind: FormerGroupKind;
      readonly name: string;
      readonly to: string;
    }>;
  };
  readonly " $fragmentType": "PersonFormerGroups_person";
};
export type PersonFormerGroups_person$key = {
  readonly " $data"?: PersonFormerGroups_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonFormerGroups_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonFormerGroups_person",
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
          "concreteType": "FormerGroup",
          "kind": "LinkedField",
          "name": "formerGroups",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "35f5c8e37dd9a415f9a8de2c8b28dae4";

export default node;
