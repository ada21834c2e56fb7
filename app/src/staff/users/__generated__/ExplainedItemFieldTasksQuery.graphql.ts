/**
 * @generated SignedSource<<6728247adae229f835caac05ce2e28bd>>
 * @relayHash 2f542f2879a5ab823fc847f987d72a94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b07e5c193c7b43ac88db702821452dbb54635e354f71ad78bcc64115938a487

import type { ConcreteRequest } from 'relay-runtime';
export type ExplainedItemFieldTasksQuery$variables = Record<PropertyKey, never>;
export type ExplainedItemFieldTasksQuery$data = {
  readonly stages: ReadonlyArray<{
    readonly number: number;
    readonly tasks: ReadonlyArray<{
      readonly databaseId: number;
      readonly title: string;
    }>;
  }>;
};
export type ExplainedItemFieldTasksQuery = {
  response: ExplainedItemFieldTasksQuery$data;
  variables: ExplainedItemFieldTasksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
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
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExplainedItemFieldTasksQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Stage",
        "kind": "LinkedField",
        "name": "stages",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Task",
            "kind": "LinkedField",
            "name": "tasks",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
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
    "name": "ExplainedItemFieldTasksQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Stage",
        "kind": "LinkedField",
        "name": "stages",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Task",
            "kind": "LinkedField",
            "name": "tasks",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1b07e5c193c7b43ac88db702821452dbb54635e354f71ad78bcc64115938a487",
    "metadata": {},
    "name": "ExplainedItemFieldTasksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "04f87767f153b6dd044a38a974c5d280";

export default node;
