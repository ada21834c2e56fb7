/**
 * @generated SignedSource<<37b09a394803246b8ed03643cab78eef>>
 * @relayHash 8ea36bbd2ff1807dbaa2aa031027b240
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b9b5d09787d2331a93173498578cdc215e793480e2281d2b331dcae470337e6

import type { ConcreteRequest } from 'relay-runtime';
import type { RichText } from "@atlas/domain/richText";
export type StagesModalQuery$variables = Record<PropertyKey, never>;
export type StagesModalQuery$data = {
  readonly stages: ReadonlyArray<{
    readonly descriptionTree: RichText;
    readonly id: string;
    readonly name: string;
    readonly number: number;
  }>;
  readonly viewer: {
    readonly myStage: {
      readonly stage: {
        readonly number: number;
      } | null;
    };
  };
};
export type StagesModalQuery = {
  response: StagesModalQuery$data;
  variables: StagesModalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Stage",
  "kind": "LinkedField",
  "name": "stages",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "descriptionTree",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StagesModalQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserStageProgress",
            "kind": "LinkedField",
            "name": "myStage",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Stage",
                "kind": "LinkedField",
                "name": "stage",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/)
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StagesModalQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserStageProgress",
            "kind": "LinkedField",
            "name": "myStage",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Stage",
                "kind": "LinkedField",
                "name": "stage",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0b9b5d09787d2331a93173498578cdc215e793480e2281d2b331dcae470337e6",
    "metadata": {},
    "name": "StagesModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c91c767953ba609459636c7572717f29";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
