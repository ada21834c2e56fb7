/**
 * @generated SignedSource<<029694c65b5ba438919221a2b2e37c49>>
 * @relayHash e28ad290d5e867d95aefaad761918738
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a0b0f31ed50cf0ba55050ca8639e04cda786e3b9fa6f645aa582819cc59ca72

import type { ConcreteRequest } from 'relay-runtime';
export type CourseInput = {
  accessLevelIds: ReadonlyArray<number>;
  authorId?: number | null;
  description?: string | null;
  name: string;
  shortDescription?: string | null;
};
export type NewCourseScreenMutation$variables = {
  idempotencyKey: string;
  input: CourseInput;
};
export type NewCourseScreenMutation$data = {
  readonly createCourse: {
    readonly databaseId: number;
  };
};
export type NewCourseScreenMutation = {
  response: NewCourseScreenMutation$data;
  variables: NewCourseScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
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
    "name": "NewCourseScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "createCourse",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "NewCourseScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "createCourse",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "id": "9a0b0f31ed50cf0ba55050ca8639e04cda786e3b9fa6f645aa582819cc59ca72",
    "metadata": {},
    "name": "NewCourseScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "71e268ae69e0da412f697af157fc00dc";

export default node;
