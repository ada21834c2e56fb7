/**
 * @generated SignedSource<<f7be6aa32ecb8344f3cebbbb4d356b2b>>
 * @relayHash 9450f55c540613a699ca890e734aee8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74e723d49ad096dcac8f7ff1471968ba076c472c2c3214aaeb0058c37b1bcfd8

import type { ConcreteRequest } from 'relay-runtime';
export type NewUserScreenQuery$variables = {
  choosesBatch: boolean;
};
export type NewUserScreenQuery$data = {
  readonly viewer: {
    readonly levelsToGive: ReadonlyArray<{
      readonly databaseId: number;
      readonly key: string;
      readonly name: string;
    }>;
    readonly peopleChoices?: {
      readonly batches: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
      }>;
    };
  };
};
export type NewUserScreenQuery = {
  response: NewUserScreenQuery$data;
  variables: NewUserScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "choosesBatch"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewUserScreenQuery",
    "selections": [
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
            "concreteType": "AccessLevel",
            "kind": "LinkedField",
            "name": "levelsToGive",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "choosesBatch",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PeopleChoices",
                "kind": "LinkedField",
                "name": "peopleChoices",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Batch",
                    "kind": "LinkedField",
                    "name": "batches",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewUserScreenQuery",
    "selections": [
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
            "concreteType": "AccessLevel",
            "kind": "LinkedField",
            "name": "levelsToGive",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "choosesBatch",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PeopleChoices",
                "kind": "LinkedField",
                "name": "peopleChoices",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Batch",
                    "kind": "LinkedField",
                    "name": "batches",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "74e723d49ad096dcac8f7ff1471968ba076c472c2c3214aaeb0058c37b1bcfd8",
    "metadata": {},
    "name": "NewUserScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c11355fe3d50b9d022bf8b4ceff9797f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
