/**
 * @generated SignedSource<<4301e0d5b4f5743954e39d0278e9bf88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FunnelWaitingList_viewer$data = {
  readonly waitingList: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"useWaitingColumns_people">;
      };
    }>;
  };
  readonly " $fragmentType": "FunnelWaitingList_viewer";
};
export type FunnelWaitingList_viewer$key = {
  readonly " $data"?: FunnelWaitingList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelWaitingList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "funnelId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FunnelWaitingList_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "funnelId",
              "variableName": "funnelId"
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "WaitingListConnection",
      "kind": "LinkedField",
      "name": "waitingList",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WaitingListEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "OptIn",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useWaitingColumns_people"
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

(node as any).hash = "38b75ba4eed44e6c8d941f2a86f7d069";

export default node;
