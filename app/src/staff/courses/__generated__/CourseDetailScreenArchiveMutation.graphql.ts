/**
 * @generated SignedSource<<187afce7802aeeb1ac07d80629078484>>
 * @relayHash c9122a7f3e0fc2a6e502ad0492de8444
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 516290de18f65539e104c7262a0af5d626386babd50527aa6fd568f7bc955aa0

import type { ConcreteRequest } from 'relay-runtime';
export type CourseDetailScreenArchiveMutation$variables = {
  archived: boolean;
  id: number;
};
export type CourseDetailScreenArchiveMutation$data = {
  readonly setCourseArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
  };
};
export type CourseDetailScreenArchiveMutation = {
  response: CourseDetailScreenArchiveMutation$data;
  variables: CourseDetailScreenArchiveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "archived"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "archived",
    "variableName": "archived"
  },
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archivedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CourseDetailScreenArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "setCourseArchived",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CourseDetailScreenArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "setCourseArchived",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "516290de18f65539e104c7262a0af5d626386babd50527aa6fd568f7bc955aa0",
    "metadata": {},
    "name": "CourseDetailScreenArchiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "00834a5290f29d978939b25072678e4e";

export default node;
