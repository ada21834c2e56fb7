/**
 * @generated SignedSource<<e6e97d4d464c508296e219cee10fea6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberNeedKind = "BIRTHDAY" | "EXPIRING" | "HELP" | "QUIET14" | "QUIET7" | "STUCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LedGroups_viewer$data = {
  readonly ledGroups: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly needs: {
      readonly counts: ReadonlyArray<{
        readonly kind: MemberNeedKind;
        readonly members: number;
      }>;
    } | null;
  }>;
  readonly " $fragmentType": "LedGroups_viewer";
};
export type LedGroups_viewer$key = {
  readonly " $data"?: LedGroups_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedGroups_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LedGroups_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "ledGroups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
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
          "concreteType": "GroupNeeds",
          "kind": "LinkedField",
          "name": "needs",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "NeedCount",
              "kind": "LinkedField",
              "name": "counts",
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
                  "name": "members",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c43f03ea7f6e5cf970fc238987c744bd";

export default node;
